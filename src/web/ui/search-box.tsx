import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchLabels } from '#strings/widgets';
import { Icon } from '#web/ui/icon.tsx';

/** A pause in typing; each letter would otherwise be a request. */
const PAUSE_MS = 250;

interface SearchBoxProps {
  label: string;
  /** What is being looked for, where somebody else may change it as well: the address, a button that clears. */
  value?: string;
  /** Called with the trimmed text after a pause in typing. */
  onSearch: (text: string) => void;
  className?: string;
}

export const SearchBox = ({ label, value = '', onSearch, className = '' }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useEffectEvent((text: string) => {
    if (text === told.current) return;
    told.current = text;
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => tell(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  return (
    <div className={`relative ${className}`}>
      <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-11 w-full rounded-2xl border-2 border-field-line bg-card ps-11 pe-11 text-ink placeholder:text-muted focus:border-emerald focus:outline-none focus:ring-4 focus:ring-emerald-soft [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={searchLabels.clear}
          title={searchLabels.clear}
          onClick={() => setTyped('')}
          className="absolute inset-y-0 end-1 my-auto grid size-9 place-items-center rounded-xl text-muted hover:text-ink"
        >
          <Icon name="close" className="size-4" />
        </button>
      )}
    </div>
  );
};
