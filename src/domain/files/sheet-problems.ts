/** Why a table cannot be read at all. */
export type SheetProblem = 'unreadable' | 'oldExcel' | 'tooLarge' | 'tooManyRows' | 'tooManyColumns';
