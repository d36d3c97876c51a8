/** What a question before a loss says: what goes, and in bold what stays. */
export const Sentences = ({ first, second }: { first: string; second: string }) => (
  <>
    <p>{first}</p>
    <p className="mt-2 font-extrabold text-ink">{second}</p>
  </>
);
