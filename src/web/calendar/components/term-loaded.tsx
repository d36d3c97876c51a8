import type { ReactNode } from 'react';
import { noTerm as texts } from '#strings/calendar/words';
import { isRefusedWith } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState, Loaded, type LoadedProps } from '#web/ui/states.tsx';

const NoTerm = ({ action }: { action?: ReactNode }) => (
  <EmptyState icon="calendar" title={texts.title} body={texts.body} action={action} />
);

/** For staff, who may open one. */
export const OpenFirstTerm = () => (
  <NoTerm
    action={
      <ButtonLink to="/admin/school-terms/new" look="gold" icon="plus">
        {texts.open}
      </ButtonLink>
    }
  />
);

/** What hangs on a term. In a school that has opened none yet nothing went wrong, and nothing is to be tried again. */
export const TermLoaded = <Data,>({ none = <NoTerm />, ...loaded }: LoadedProps<Data> & { none?: ReactNode }) =>
  isRefusedWith(loaded.query.error, 'no_school_term') ? none : <Loaded {...loaded} />;
