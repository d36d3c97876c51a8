import { addressed } from '#strings/addressed';
import { counted } from '#strings/plural';

/** Sessions of the store that classmates want to share; apart from its other words, which the first screen does not need. */
export const invitationNotice = addressed({
  title: counted(
    'لا دعوات | {دعاك زميل|دعتك زميلة} إلى جلسة مشتركة | لديك دعوتان إلى جلستين مشتركتين | لديك {n} دعوات إلى جلسات مشتركة | لديك {n} دعوة إلى جلسات مشتركة | لديك {n} دعوة إلى جلسات مشتركة',
  ),
  body: 'ما أجمل المشاركة! {انظر|انظري} من {دعاك ثم ردّ عليه|دعتك ثم ردّي عليها}.',
  action: '{شاهد|شاهدي}',
});
