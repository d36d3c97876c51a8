import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { searchKey } from '#domain/roster/names';
import { menuGroups, finder as texts } from '#strings/staff-menu';
import { gradeNames } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { pupilsNamed, pupilsQuery } from '#web/lib/pupils.ts';
import { useCombo } from '#web/ui/combo.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { SmallError } from '#web/ui/states.tsx';
import type { StaffSession } from '#wire/access';
import { ACTIONS, pagesFor } from './staff-pages.ts';

interface Found {
  id: string;
  icon: IconName;
  label: string;
  note: string;
  go: () => void;
}

/** So that pupils are in view below the pages of a word like theirs. */
const MOST_OF_A_KIND = 4;

/** `showModal` gives the focus to what carries this attribute, else to the cross that closes. */
const startHere = (box: HTMLInputElement | null): void => box?.setAttribute('autofocus', '');

interface FinderProps {
  session: StaffSession;
  onClose: () => void;
}

/** Pages, actions and pupils by a few letters: the way to whatever the menu folds away. */
export const StaffFinder = ({ session, onClose }: FinderProps) => {
  const { data: pupils, error, refetch } = useQuery(pupilsQuery);
  const navigate = useNavigate();
  const offer = (typed: string): Found[] => {
    const key = searchKey(typed);
    if (key === '') return [];
    const isCalledSo = ({ label }: { label: string }) => searchKey(label).includes(key);
    const pages = pagesFor(session).filter(isCalledSo).slice(0, MOST_OF_A_KIND);
    return [
      ...pages.map(({ to, label, icon, group }) => ({
        id: `page ${to}`,
        icon,
        label,
        note: group === 'day' ? '' : menuGroups[group],
        go: () => void navigate({ to }),
      })),
      ...ACTIONS.filter(isCalledSo)
        .slice(0, MOST_OF_A_KIND)
        .map(({ to, label, icon }) => ({
          id: `action ${to}`,
          icon,
          label,
          note: texts.action,
          go: () => void navigate({ to }),
        })),
      ...pupilsNamed(pupils, typed).map(({ id, name, grade }) => ({
        id: `pupil ${id}`,
        icon: 'users' as const,
        label: name,
        note: gradeNames[grade],
        go: () => void navigate({ to: '/admin/students/$studentId', params: { studentId: String(id) } }),
      })),
    ];
  };
  const { isOpen, offered, box, listId, option } = useCombo({
    offer,
    onChoose: ({ go }) => {
      onClose();
      go();
    },
  });
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className="grid grid-cols-1 gap-3">
        <input
          {...box}
          ref={startHere}
          aria-label={texts.label}
          placeholder={texts.label}
          className="min-h-12 w-full rounded-field border-2 border-field-line bg-card px-4 placeholder:text-muted focus:border-emerald focus:outline-none focus:ring-4 focus:ring-emerald-soft"
        />
        {error && !pupils && <SmallError text={messageOf(error)} onRetry={() => void refetch()} />}
        <p role="status" className="sr-only">
          {isOpen && texts.found(offered.length)}
        </p>
        <div
          id={listId}
          role="listbox"
          aria-label={texts.title}
          hidden={offered.length === 0}
          className="grid grid-cols-1 gap-1"
        >
          {offered.map((found, index) => (
            <div
              key={found.id}
              {...option(found, index)}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-2xl px-4 py-1 font-extrabold hover:bg-paper aria-selected:bg-emerald-soft aria-selected:text-emerald-ink"
            >
              <Icon name={found.icon} className="size-5 shrink-0" />
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                {found.label}
                <span className="text-sm font-semibold text-muted">{found.note}</span>
              </span>
            </div>
          ))}
        </div>
        {isOpen && offered.length === 0 && !error && (
          <p className="px-4 text-muted">{pupils ? texts.nothing : texts.loading}</p>
        )}
      </div>
    </Dialog>
  );
};
