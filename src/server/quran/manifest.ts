import type { Manifest } from '#server/manifest';
import { quranAudit } from '#strings/quran/audit';
import { quranRefusals } from '#strings/quran/refusals';
import { createQuranTables } from './migrations/071-quran.ts';
import { createReadingDays } from './migrations/084-reading-days.ts';
import { quranRoutes } from './routes.ts';
import { provideQuran, refuseFalseVerses } from './service.ts';

export const quran: Manifest = {
  name: 'quran',
  migrations: { '071-quran': createQuranTables, '084-reading-days': createReadingDays },
  refusals: quranRefusals,
  audit: quranAudit,
  routes: [quranRoutes],
  provide: provideQuran,
  beforeStaffWrites: refuseFalseVerses,
};
