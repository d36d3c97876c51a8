import { useNavigate } from '@tanstack/react-router';

/** Writes a part of the address of the page that is open; what is undefined leaves it. Only a new place scrolls up. */
export const useAddress = () => {
  const navigate = useNavigate();
  return (part: Readonly<Record<string, unknown>>, { replace = true } = {}) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...part }), replace, resetScroll: !replace });
};
