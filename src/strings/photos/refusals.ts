import type { photosVocabulary } from '#domain/photos/vocabulary';

export const photosRefusals: Readonly<Record<keyof typeof photosVocabulary.refusals, string>> = {
  photo_not_image: 'هذا الملف ليس صورة. Please select an image file',
  photo_too_large: 'الصورة أكبر من ٥ ميغابايت. Image size should be less than 5MB',
  photo_uploads_limited: 'أرسلت صورًا كثيرة في ساعة واحدة',
  photo_request_failed: 'لم تُرسل صورتك، جرّب مرة أخرى. Failed to create approval request',
  photo_not_found: 'لم تعد هذه الصورة موجودة، ربما سحبها الطالب أو أرسل غيرها',
  photo_already_decided: 'قُبلت هذه الصورة أو رُفضت من قبل',
  photo_consent_missing: 'لا تُقبل صورة طالب قبل موافقة وليّ أمره، فأكّد موافقته أولًا',
};
