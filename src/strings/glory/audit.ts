import type { gloryVocabulary } from '#domain/glory/vocabulary';
import { type AuditWords, yesNo } from '#strings/audit/details';
import { boardTitles } from './words.ts';

export const gloryAudit: AuditWords<keyof typeof gloryVocabulary.actions> = {
  actions: {
    glory_board_changed: 'تغيير لوحة من لوحات المجد',
    glory_pupil_left_out: 'استثناء طالب من لوحات المجد',
    glory_pupil_back: 'إعادة طالب إلى لوحات المجد',
  },
  details: {
    board: { name: 'اللوحة', words: boardTitles },
    top_only: { name: 'الأوائل فقط', words: yesNo },
  },
};
