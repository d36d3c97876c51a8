/**
 * What is made when it is first asked for. The first formatter of dates or numbers takes a browser as long as all else that
 * a page does before it shows anything, so none is made before that.
 */
export const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
