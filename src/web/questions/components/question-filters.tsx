import { getRouteApi } from '@tanstack/react-router';
import { DIFFICULTIES, QUESTION_TYPES, SUBJECTS } from '#domain/questions/kinds';
import { questionCount, questionsPage as texts } from '#strings/questions/staff';
import { difficultyNames, subjectNames, typeNames } from '#strings/questions/words';
import { Filter } from '#web/ui/filter.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { questionsSearch, STATE_FILTERS } from '../admin-search.ts';

const route = getRouteApi('/admin/questions');

interface QuestionFiltersProps {
  /** How many are shown. */
  count: number;
  onSearch: (text: string) => void;
}

export const QuestionFilters = ({ count, onSearch }: QuestionFiltersProps) => {
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const set = (part: Record<string, string | undefined>) =>
    void navigate({ search: (before) => questionsSearch({ ...before, ...part }), replace: true });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox label={texts.search} onSearch={onSearch} className="min-w-0 flex-1 basis-64" />
      <Filter
        label={texts.state}
        all={texts.states.active}
        options={STATE_FILTERS}
        nameOf={(each) => texts.states[each]}
        value={filter.state}
        onChange={(state) => set({ state })}
      />
      <Filter
        label={texts.subject}
        all={texts.allSubjects}
        options={SUBJECTS}
        nameOf={(each) => subjectNames[each]}
        value={filter.subject}
        onChange={(subject) => set({ subject })}
      />
      <Filter
        label={texts.type}
        all={texts.allTypes}
        options={QUESTION_TYPES}
        nameOf={(each) => typeNames[each]}
        value={filter.type}
        onChange={(type) => set({ type })}
      />
      <Filter
        label={texts.difficulty}
        all={texts.allDifficulties}
        options={DIFFICULTIES}
        nameOf={(each) => difficultyNames[each]}
        value={filter.difficulty}
        onChange={(difficulty) => set({ difficulty })}
      />
      <p role="status" className="font-extrabold text-muted">
        {questionCount(count)}
      </p>
    </div>
  );
};
