/** Whether a question's source may name verses; `versesNamedIn` knows which. */
export const namesVerses = (source: string): boolean => source.includes('، الآي');
