import type { photosVocabulary } from '#domain/photos/vocabulary';
import { addressed } from '#strings/addressed';

export const photosRefusals: Readonly<Record<keyof typeof photosVocabulary.refusals, string>> = addressed({
  photo_not_image: 'هذا الملف ليس صورة. Please select an image file',
  photo_too_large: 'الصورة أكبر من ٥ ميغابايت. Image size should be less than 5MB',
  photo_uploads_limited: 'أرسلت صورًا كثيرة في ساعة واحدة',
  photo_request_failed: 'لم تُرسل صورتك، {جرّب|جرّبي} مرة أخرى. Failed to create approval request',
  photo_not_found: 'لم تعد هذه الصورة موجودة، ربما {سحبها الطالب أو أرسل|سحبتها الطالبة أو أرسلت} غيرها',
  photo_already_decided: 'قُبلت هذه الصورة أو رُفضت من قبل',
  photo_consent_missing: 'لا تُقبل صورة {طالب|طالبة} قبل موافقة وليّ {أمره، فأكّد|أمرها، فأكّدي} موافقته أولًا',
});
