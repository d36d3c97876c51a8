import { setupNews as texts } from '#strings/classroom/staff';
import { Notice } from '#web/ui/notice.tsx';

interface SetupNewsProps {
  /** Somebody else saved since the dialog was filled. */
  isNews: boolean;
  onTake: () => void;
  onKeep: () => void;
}

/** What was typed is not lost unasked. */
export const SetupNews = ({ isNews, onTake, onKeep }: SetupNewsProps) =>
  isNews && <Notice urgent text={texts.text} actions={{ [texts.take]: onTake, [texts.keep]: onKeep }} />;
