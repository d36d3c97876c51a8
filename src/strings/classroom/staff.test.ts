import { expect, it } from 'vitest';
import { teacherTable } from './staff.ts';

it.each([
  [20, 0, 0, 'حضر ٢٠'],
  [19, 1, 0, 'حضر ١٩، غاب ١'],
  [18, 0, 2, 'حضر ١٨، استأذن ٢'],
  [17, 2, 1, 'حضر ١٧، غاب ٢، استأذن ١'],
])(
  'the table says of %i who came, %i absent and %i excused each by what they were',
  (present, absent, excused, text) => {
    expect(teacherTable.came(present, absent, excused)).toBe(text);
  },
);
