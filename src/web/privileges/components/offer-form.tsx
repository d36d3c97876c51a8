import { PRIVILEGE_DESCRIPTION_MAX, PRIVILEGE_TEXT_MAX } from '#domain/privileges/pick';
import { GRADES, isGrade } from '#domain/roster/grades';
import { offersList as texts } from '#strings/privileges/staff';
import { gradeNames } from '#strings/widgets';
import { faultsOf, textOf } from '#web/lib/form-faults.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useOfferPrivilege } from '../mutations.ts';

export const OfferForm = ({ onClose }: { onClose: () => void }) => {
  const offer = useOfferPrivilege();
  const fields = faultsOf(offer.error);
  const submit = (form: FormData) => {
    const grade = Number(textOf(form, 'grade'));
    offer.mutate(
      {
        text: textOf(form, 'text'),
        description: textOf(form, 'description').trim() || null,
        grade: isGrade(grade) ? grade : null,
      },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      title={texts.formTitle}
      submit={texts.submit}
      action={offer}
      fields={['text', 'description', 'grade']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="text"
        label={texts.text}
        hint={texts.textHint}
        error={fields.text}
        maxLength={PRIVILEGE_TEXT_MAX}
        autoComplete="off"
      />
      <TextField
        name="description"
        label={texts.description}
        placeholder={texts.optional}
        error={fields.description}
        maxLength={PRIVILEGE_DESCRIPTION_MAX}
        autoComplete="off"
      />
      <SelectField name="grade" label={texts.grade} error={fields.grade} defaultValue="">
        <option value="">{texts.allGrades}</option>
        {GRADES.map((grade) => (
          <option key={grade} value={grade}>
            {gradeNames[grade]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
};
