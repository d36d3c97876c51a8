import { trackingPage } from '#strings/tracking/staff';
import { OptionPairs, SelectField } from '#web/ui/field.tsx';
import type { TextHead } from '#wire/quran';

interface TextChoiceProps {
  texts: readonly Pick<TextHead, 'id' | 'title'>[];
  chosen: number;
  onChoose: (id: number) => void;
}

/** Which of a grade's texts; nothing to choose where there is one. */
export const TextChoice = ({ texts, chosen, onChoose }: TextChoiceProps) =>
  texts.length > 1 && (
    <SelectField label={trackingPage.text} value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
      <OptionPairs of={texts.map(({ id, title }) => [id, title])} />
    </SelectField>
  );
