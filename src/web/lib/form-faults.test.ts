import { describe, expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { faultsOf, otherFaultOf } from './form-faults.ts';

const refused = (fields?: Record<string, string>) =>
  new ApiError({ code: 'validation', message: 'بعض البيانات غير صحيحة', ...(fields && { fields }) });

describe('what a form says of a refusal', () => {
  it('is nothing where there was none', () => {
    expect([faultsOf(null), otherFaultOf(null, ['name'])]).toEqual([{}, null]);
  });

  it('is the message where no field is named', () => {
    expect(otherFaultOf(refused(), ['name'])).toBe('بعض البيانات غير صحيحة');
    expect(otherFaultOf(new Error('lost'), ['name'])).not.toBe('');
  });

  it('stands beside the fields where it shows them all, and those within them', () => {
    const error = refused({ name: 'مطلوب', 'specs/1': 'طويل' });
    expect(faultsOf(error)).toEqual({ name: 'مطلوب', 'specs/1': 'طويل' });
    expect(otherFaultOf(error, ['name', 'specs'])).toBeNull();
  });

  it('is said of the whole for every field that it does not show, also beside others that it does', () => {
    expect(otherFaultOf(refused({ seenVersion: 'خطأ' }), ['name'])).toBe('بعض البيانات غير صحيحة: خطأ');
    expect(otherFaultOf(refused({ name: 'مطلوب', seenStock: 'خطأ', seenVersion: 'خطأ', ids: 'ناقص' }), ['name'])).toBe(
      'بعض البيانات غير صحيحة: خطأ، ناقص',
    );
    expect(otherFaultOf(refused({ names: 'خطأ' }), ['name'])).toContain('خطأ');
  });
});
