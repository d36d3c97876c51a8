/**
 * What is made from an answer of the database, made once for as long as that answer is remembered: a read with
 * `remember` gives the same object until a table changes. From an object that is not the same again it is made again.
 */
export const onceFor = <From extends object, Made>(make: (from: From) => Made): ((from: From) => Made) => {
  const made = new WeakMap<From, Made>();
  return (from) => {
    const known = made.get(from);
    if (known !== undefined) return known;
    const fresh = make(from);
    made.set(from, fresh);
    return fresh;
  };
};
