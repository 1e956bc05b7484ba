import { withoutAbsent, withoutBlank } from './without-absent';

describe('fields without a value', () => {
  const fields = { name: 'Ada', phone: undefined, bio: null, title: '', notes: ' ', count: 0, isOpen: false };

  it('ACC-01 are left out, and others stay, also empty ones', () => {
    expect(withoutAbsent(fields)).toEqual({ name: 'Ada', title: '', notes: ' ', count: 0, isOpen: false });
    expect(Object.keys(withoutAbsent(fields))).not.toContain('phone');
  });

  it('TRD-06 are left out with blank texts', () => {
    expect(withoutBlank(fields)).toEqual({ name: 'Ada', count: 0, isOpen: false });
  });
});
