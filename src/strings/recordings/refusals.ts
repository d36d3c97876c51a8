import type { recordingsVocabulary } from '#domain/recordings/vocabulary';
import { addressed } from '#strings/addressed';

export const recordingsRefusals: Readonly<Record<keyof typeof recordingsVocabulary.refusals, string>> = addressed({
  recording_not_found: 'لم يتم العثور على هذا التسجيل',
  recording_missing: 'لا يوجد تسجيل لحفظه',
  recording_too_large: 'التسجيل طويل جدًا. {سجّل|سجّلي} آية واحدة في كل مرة',
  recording_not_audio: 'هذا الملف ليس تسجيلًا صوتيًا',
  recordings_full: 'امتلأت خزانة تسجيلاتك. {احذف|احذفي} تسجيلًا قديمًا ثم {أعد|أعيدي} المحاولة',
  recordings_limited: 'سجّلت كثيرًا في ساعة واحدة',
});
