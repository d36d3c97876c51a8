import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgetInJson, forgetInText, type Known } from './forget.ts';

const known: Known = { studentId: 1003, loginIds: [555666], names: ['سَالِم بن علي', 'سالم العلي'] };

describe('forgetting in a text', () => {
  it('leaves nothing of the name, with and without tashkeel', () => {
    expect(forgetInText('فاز سَالِم بن علي', known, 'طالب')).toBe('فاز طالب');
    expect(forgetInText('فاز سالم بن علي وسالم العلي', known, 'طالب')).toBe('فاز طالب وطالب');
  });

  it('takes a single word only where it is all that stands there', () => {
    const one = { names: ['محمد'] };
    expect(forgetInText('محمد', one, 'طالب')).toBe('طالب');
    expect(forgetInText('محمد رسول الله', one, 'طالب')).toBe('محمد رسول الله');
  });

  it('takes a first name of two words only where it is all that stands there', () => {
    const one = { names: ['عبد الرحمن'] };
    expect(forgetInText('عبد الرحمن', one, 'طالب')).toBe('طالب');
    expect(forgetInText('عبد الرحمن بن عوف', one, 'طالب')).toBe('عبد الرحمن بن عوف');
  });
});

describe('forgetting in JSON', () => {
  it('takes their entry out of a list, and their number from the rest', () => {
    const line = {
      students: [
        { id: 1003, grade: 4 },
        { id: 1004, grade: 5 },
      ],
      studentIds: [1003, 1004],
      login_id: 555666,
    };
    expect(forgetInJson(line, known, 'طالب')).toEqual({ students: [{ id: 1004, grade: 5 }], studentIds: [1004] });
  });

  it('leaves an amount that happens to be the same number', () => {
    expect(forgetInJson({ points: 1003, studentId: 1003 }, known, 'طالب')).toEqual({ points: 1003 });
  });

  it('leaves what is of others as it is, whatever it looks like', () => {
    const others = fc.jsonValue().filter((value) => !/1003|555666|سالم|سَالِم/u.test(JSON.stringify(value)));
    fc.assert(
      fc.property(others, (value) => {
        expect(forgetInJson(value, known, 'طالب')).toEqual(value);
      }),
    );
  });
});
