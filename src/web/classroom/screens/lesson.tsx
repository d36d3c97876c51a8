import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { schoolDay } from '#domain/calendar/school-day';
import { DEFAULT_GRADE, isGrade } from '#domain/roster/grades';
import { lessonPage as texts } from '#strings/classroom/staff';
import { isRefusedWith } from '#web/lib/api.ts';
import { Turns } from '#web/tracking/components/turns.tsx';
import { Button } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { ClassLesson } from '#wire/classroom';
import { CardDialog } from '../components/card-dialog.tsx';
import { DrawDialog } from '../components/draw-dialog.tsx';
import { EndDialog } from '../components/end-dialog.tsx';
import { LessonHead } from '../components/lesson-head.tsx';
import { PresetsDialog } from '../components/presets-dialog.tsx';
import { PupilGrid } from '../components/pupil-grid.tsx';
import { QuickRow } from '../components/quick-row.tsx';
import { SeatsDialog } from '../components/seats-dialog.tsx';
import { TappedDialog } from '../components/tapped-dialog.tsx';
import { EndedBar, ToolBar } from '../components/tool-bar.tsx';
import { lessonQuery } from '../queries.ts';
import { type Room, useRoom } from '../use-room.ts';

const route = getRouteApi('/admin/teacher-table/$day/$period/$class');

type Sheet = 'tapped' | 'settings' | 'end' | 'cards' | 'draw' | 'turns' | 'presets' | 'seats';

const noticeOf = ({ lesson, isOpen, isEnded, isHeld }: Room): string | null => {
  if (isEnded && !lesson.written) return isHeld ? texts.endWaits : null;
  if (isEnded) return lesson.endedBy ? texts.ended : texts.endedAlone;
  if (isOpen) return null;
  return lesson.day > schoolDay(new Date()) ? texts.notYet : texts.closed;
};

interface SheetsProps {
  room: Room;
  sheet: Sheet | null;
  onOpen: (sheet: Sheet | null) => void;
  onHear: (student: number) => void;
}

const Sheets = ({ room, sheet, onOpen, onHear }: SheetsProps) => {
  const close = () => onOpen(null);
  switch (sheet) {
    case 'tapped':
      return <TappedDialog room={room} onClose={close} />;
    case 'end':
      return <EndDialog room={room} onClose={close} />;
    case 'cards':
      return <CardDialog room={room} onClose={close} />;
    case 'draw':
      return <DrawDialog room={room} onClose={close} />;
    case 'presets':
      return <PresetsDialog presets={room.lesson.presets} onClose={close} />;
    case 'seats':
      return <SeatsDialog room={room} onClose={close} />;
    case 'turns':
      return (
        <Dialog title={texts.turnsTitle} onClose={close}>
          <Turns grade={room.lesson.grade} heard={undefined} onHear={onHear} />
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog title={texts.settings} onClose={close}>
          <div className="grid gap-2">
            <Button look="soft" icon="edit" onClick={() => onOpen('presets')}>
              {texts.presets}
            </Button>
            <Button look="soft" icon="users" onClick={() => onOpen('seats')}>
              {texts.seats}
            </Button>
          </div>
        </Dialog>
      );
    case null:
      return null;
  }
};

const Classroom = ({ lesson }: { lesson: ClassLesson }) => {
  const room = useRoom(lesson);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const navigate = useNavigate();
  const { grade } = lesson;
  const hear = (student: number) => void navigate({ to: '/admin/tracking', search: { grade, student } });
  const notice = noticeOf(room);
  return (
    <div data-immersed className="flex min-h-dvh flex-col">
      <LessonHead
        room={room}
        onTapped={() => setSheet('tapped')}
        onSettings={() => setSheet('settings')}
        onEnd={() => setSheet('end')}
      />
      <div className="grid flex-1 grid-cols-1 content-start gap-x-5 p-2 pb-16 sm:p-4 sm:pb-16 xl:grid-cols-[1fr_22rem]">
        <div className="grid grid-cols-1 content-start gap-2 sm:gap-3">
          {notice && <Notice tone={lesson.written ? 'good' : 'wait'} text={notice} />}
          <QuickRow
            room={room}
            onCards={() => setSheet('cards')}
            onDraw={() => setSheet('draw')}
            onTurns={() => setSheet('turns')}
          />
          {room.pupils.length === 0 ? (
            <EmptyState icon="users" title={texts.nobody} body={texts.nobodyBody} />
          ) : (
            <PupilGrid room={room} />
          )}
        </div>
        <aside className="max-xl:hidden">
          <Turns grade={grade} heard={undefined} onHear={hear} />
        </aside>
      </div>
      {room.canTap && <ToolBar room={room} />}
      {room.isEnded && !room.isCorrecting && <EndedBar room={room} onSummary={() => setSheet('end')} />}
      <Sheets room={room} sheet={sheet} onOpen={setSheet} onHear={hear} />
    </div>
  );
};

/** A lesson in one hand. */
export const Lesson = () => {
  const params = route.useParams();
  const grade = Number(params.class);
  const at = { day: params.day, period: Number(params.period), grade: isGrade(grade) ? grade : DEFAULT_GRADE };
  const query = useQuery(lessonQuery(at));
  if (isRefusedWith(query.error, 'no_lesson_then') || isRefusedWith(query.error, 'validation'))
    return (
      <EmptyState
        icon="calendar"
        title={texts.gone}
        body={texts.goneBody}
        action={<BackLink to="/admin/teacher-table">{texts.back}</BackLink>}
      />
    );
  return (
    <Loaded query={query} skeleton={<Bones layout="grid grid-cols-4 gap-2" look="h-24" times={24} />}>
      {(lesson) => <Classroom key={`${lesson.day} ${lesson.period} ${lesson.grade}`} lesson={lesson} />}
    </Loaded>
  );
};
