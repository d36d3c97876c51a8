const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/iu;

/** Version 4: what pages draw for a request and the server for a reward. */
export const isUuid = (text: string): boolean => UUID_V4.test(text);
