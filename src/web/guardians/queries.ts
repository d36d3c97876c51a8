import { asked } from '#web/lib/asked.ts';
import type { PupilsOf } from '#web/lib/grade.ts';
import type { SlipsToPrint } from './print-search.ts';

export const linksKey = ['admin', 'guardians'] as const;

export const linksQuery = (which: PupilsOf) =>
  asked([...linksKey, which], 'GET /api/admin/guardians', { query: which });

export const consentPapersQuery = (which: PupilsOf) =>
  asked(['consent-papers', which], 'GET /api/admin/guardians/consents', { query: which });

/** Making them again changes nothing: who has a link for the week keeps it. */
export const slipsQuery = ({ grade, section, day }: SlipsToPrint) =>
  asked(['slips', grade, section, day], 'POST /api/admin/guardians/slips', { body: { grade, section, day } });
