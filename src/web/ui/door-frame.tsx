import type { ComponentProps, ReactNode } from 'react';
import { brand } from '#strings/widgets';
import { Alert } from './alert.tsx';
import { BrandName } from './brand-name.tsx';
import { Button } from './button.tsx';
import { Peaks } from './peaks.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The screens before the login: the climb behind, the name above, one card to fill in. */
export const DoorFrame = ({ children, wide = false }: { children: ReactNode; wide?: boolean }) => (
  <div className="relative isolate grid min-h-dvh bg-(--peak-top) content-center justify-items-center gap-6 px-5 py-8 print:block print:bg-white print:p-0">
    <Peaks className="fixed inset-0 -z-10 size-full print:hidden" />
    <ThemeSwitch className="absolute end-4 top-4 bg-white/15 text-white print:hidden" />
    <header className="text-center text-white print:hidden">
      <p className="text-6xl leading-tight font-black">
        <BrandName name={brand.name} className="justify-items-center" />
      </p>
      <p className="text-xl font-extrabold">{brand.motto}</p>
    </header>
    <main
      className={`w-full rounded-card bg-card p-5 sm:p-6 shadow-card print:max-w-none print:bg-white print:p-0 print:shadow-none ${wide ? 'max-w-lg' : 'max-w-sm'}`}
    >
      {children}
    </main>
  </div>
);

interface DoorFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  submit: string;
  busy: boolean;
  error: string;
  onSubmit: (form: FormData) => unknown;
}

export const DoorForm = ({ submit, busy, error, onSubmit, children, ...rest }: DoorFormProps) => (
  <form
    {...rest}
    className="grid gap-4"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit(new FormData(event.currentTarget));
    }}
  >
    {children}
    {error && <Alert>{error}</Alert>}
    <Button type="submit" look="gold" size="large" busy={busy}>
      {submit}
    </Button>
  </form>
);
