import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface Tab<Id extends string> {
  id: Id;
  title: string;
  /** A small count or word beside the title. */
  badge?: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** `soft` for a choice inside something that is chosen already, such as a filter. */
  look?: keyof typeof LOOKS;
  /** What the chosen tab shows; given here so that tab and panel name each other. */
  children?: ReactNode;
}

/** Where a key leads. The page runs from right to left, so the left arrow goes on. */
const indexAfterKey = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowLeft') return (index + 1) % count;
  if (key === 'ArrowRight') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

const TAB =
  'inline-flex min-h-11 items-center gap-2 rounded-2xl px-2 font-extrabold max-sm:text-[0.9375rem] whitespace-nowrap text-muted transition hover:text-ink sm:px-4';

const LOOKS = {
  solid: 'aria-selected:bg-emerald aria-selected:text-on-emerald',
  soft: 'aria-selected:bg-emerald-soft aria-selected:text-emerald-ink',
};

export const Tabs = <Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  look = 'solid',
  children,
}: TabsProps<Id>) => {
  const base = useId();
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  // On a phone the tabs may be wider than the screen. Sideways only: the page itself stays where it is.
  useEffect(() => {
    const tab = buttons.current.get(selected);
    const list = tab?.parentElement;
    if (!tab || !list) return;
    const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollBy({ left: Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right) });
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const target = tabs[indexAfterKey(event.key, index, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    buttons.current.get(target.id)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="flex w-fit max-w-full gap-1 overflow-x-auto rounded-[1.25rem] border border-line bg-card p-1 print:hidden"
      >
        {tabs.map(({ id, title, badge }, index) => (
          <button
            key={id}
            ref={(button) => {
              if (button) buttons.current.set(id, button);
              else buttons.current.delete(id);
            }}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-selected={id === selected}
            aria-controls={children !== undefined && id === selected ? `${base}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className={`${TAB} ${LOOKS[look]}`}
          >
            {title}
            {badge}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-tab-${selected}`} className="mt-4 lg:mt-2">
          {children}
        </div>
      )}
    </>
  );
};
