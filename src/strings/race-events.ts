/** As the specification has it, for who sent too little of a result. */
export const raceFieldsMissing = (fields: string): string => `Missing required fields: ${fields}`;
