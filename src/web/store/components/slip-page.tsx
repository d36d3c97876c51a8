import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { slipTexts as texts } from '#strings/store/pupil';
import { PrintPage } from '#web/ui/print-page.tsx';
import { Bone, ErrorState, Loading } from '#web/ui/states.tsx';
import type { Slip } from '#wire/store/pupil';
import { PermissionSlip } from './permission-slip.tsx';

interface SlipPageProps {
  query: UseQueryResult<Slip>;
  /** On the screen above the paper, and not printed. */
  above?: ReactNode;
}

export const SlipPage = ({ query: { data, error, refetch }, above }: SlipPageProps) => (
  <PrintPage title={texts.window} note={data || error ? undefined : texts.preparing} print={data && texts.print}>
    <main className="grid gap-4 p-4 print:block print:p-0">
      {above}
      {!data && !error && (
        <Loading>
          <Bone className="mx-auto h-[48rem] w-full max-w-[210mm]" />
        </Loading>
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <PermissionSlip slip={data} />}
    </main>
  </PrintPage>
);
