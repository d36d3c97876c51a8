import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useId, useState } from 'react';

interface Combo<Option> {
  /** What is offered for what was typed. */
  offer: (typed: string) => readonly Option[];
  onChoose: (option: Option) => void;
}

/** A box that offers something to choose for a few letters. The focus stays in it: arrows go through what is offered. */
export const useCombo = <Option>({ offer, onChoose }: Combo<Option>) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const offered = offer(typed);
  const isOpen = typed.trim() !== '';

  const write = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const choose = (option: Option | undefined) => {
    if (option === undefined) return;
    write('');
    onChoose(option);
  };
  const move = (by: number) => setActive((active + by + offered.length) % offered.length);
  const KEYS: Record<string, (() => void) | false> = {
    ArrowDown: offered.length > 0 && (() => move(1)),
    ArrowUp: offered.length > 0 && (() => move(-1)),
    Escape: isOpen && (() => write('')),
    // With nothing typed it sends the form, as in every other field.
    Enter: isOpen && (() => choose(offered[active])),
  };
  return {
    id,
    typed,
    isOpen,
    offered,
    write,
    box: {
      id,
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && offered[active] !== undefined ? `${id}-${active}` : undefined,
      value: typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => write(event.target.value),
      onKeyDown: (event: KeyboardEvent) => {
        const act = KEYS[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      },
      autoComplete: 'off',
      maxLength: 80,
    } as const,
    listId: `${id}-list`,
    option: (option: Option, index: number) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      // Before the box loses the focus, which would close the list under the finger.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => choose(option),
    }),
  };
};
