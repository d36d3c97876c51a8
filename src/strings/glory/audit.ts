import type { gloryVocabulary } from '#domain/glory/vocabulary';
import { addressed } from '#strings/addressed';
import { type AuditWords, yesNo } from '#strings/audit/details';
import { boardTitles } from './words.ts';

export const gloryAudit: AuditWords<keyof typeof gloryVocabulary.actions> = addressed({
  actions: {
    glory_board_changed: 'تغيير لوحة من لوحات المجد',
    glory_pupil_left_out: 'استثناء {طالب|طالبة} من لوحات المجد',
    glory_pupil_back: 'إعادة {طالب|طالبة} إلى لوحات المجد',
  },
  details: {
    board: { name: 'اللوحة', words: boardTitles },
    top_only: { name: '{الأوائل|الأوليات} فقط', words: yesNo },
  },
});
