import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { slipTexts as texts } from '#strings/store/pupil';
import { PrintPage } from '#web/ui/print-page.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import type { Slip } from '#wire/store/pupil';
import { PermissionSlip } from './permission-slip.tsx';

interface SlipPageProps {
  query: UseQueryResult<Slip>;
  /** On the screen above the paper, and not printed. */
  above?: ReactNode;
}

export const SlipPage = ({ query, above }: SlipPageProps) => (
  <PrintPage
    title={texts.window}
    note={query.data || query.error ? undefined : texts.preparing}
    print={query.data && texts.print}
  >
    <main className="grid gap-4 p-4 print:block print:p-0">
      {above}
      <Loaded query={query} skeleton={<Bone className="mx-auto h-[48rem] w-full max-w-[210mm]" />}>
        {(slip) => <PermissionSlip slip={slip} />}
      </Loaded>
    </main>
  </PrintPage>
);
