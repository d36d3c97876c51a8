import { useEffect, useRef } from 'react';

const FAULT = '[aria-invalid="true"]';

/** Its first field that was refused; one may stand in a part that is closed, which says so. */
const focusFirst = (form: HTMLFormElement | null): void => {
  const first = form?.querySelector<HTMLElement>(`${FAULT}, details[data-faulty]`);
  if (first instanceof HTMLDetailsElement) {
    first.open = true;
    (first.querySelector<HTMLElement>(FAULT) ?? first.querySelector('summary'))?.focus();
  } else first?.focus();
};

/** For a form: each refusal leads to what it is about. */
export const useFirstFault = (refusal: unknown) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) focusFirst(form.current);
  }, [refusal]);
  return form;
};
