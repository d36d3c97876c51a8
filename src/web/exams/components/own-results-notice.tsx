import { resultsNotice as texts } from '#strings/exams/nav';
import { NoticeLink } from '#web/ui/notice-link.tsx';

/** A result was published and not looked at yet. */
export const ResultsNotice = ({ count }: { count: number }) =>
  count > 0 && (
    <NoticeLink
      to="/student/results"
      icon="star"
      title={texts.title(count)}
      body={texts.body}
      action={texts.action}
      look="bg-[#1d6fb0] text-white hover:brightness-110"
      actionLook="bg-white text-[#0f5488]"
    />
  );
