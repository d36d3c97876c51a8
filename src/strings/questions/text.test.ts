import { describe, expect, it } from 'vitest';
import { questionText } from './text.ts';

describe('a question’s words', () => {
  it('have the digits of the product', () => {
    expect(questionText('سورة البقرة، الآية 97')).toBe('سورة البقرة، الآية ٩٧');
  });

  it('stay as they are otherwise', () => {
    expect(questionText('كم عدد أركان الإسلام؟')).toBe('كم عدد أركان الإسلام؟');
  });
});
