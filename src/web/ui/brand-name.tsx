interface BrandNameProps {
  name: string;
  className?: string;
}

/** With what the server says on the page itself of a school that is not a real one. */
export const BrandName = ({ name, className = '' }: BrandNameProps) => {
  const { demo } = document.documentElement.dataset;
  return (
    <span className={`grid ${className}`}>
      <span>{name}</span>
      {demo && <span className="text-xs leading-tight font-extrabold">{demo}</span>}
    </span>
  );
};
