import fc from 'fast-check';
import { money } from '../shared/money';
import { bookingButtonState, BUTTONS_RETURN_AFTER, FUNNEL_SUITE_MESSAGE, suiteButtonLabel } from './suite-button';

const price = money(1_234_500, 'USD');
const free = { suiteId: 'BR-I,SV', price, availableCabins: 3 };
const anyOffer = fc.record({
  suiteId: fc.constantFrom('BR-I,SV', 'BR-I,SS', 'FS-I,FS'),
  selectedSuiteId: fc.constantFrom(undefined, 'BR-I,SV', 'FS-I,FS'),
  listType: fc.constantFrom(undefined, 'Waitlist', 'Suites'),
  availableCabins: fc.constantFrom(undefined, 0, 1, 7),
  price: fc.constantFrom(undefined, price, money(0, 'USD')),
});

describe('the button of a suite card', () => {
  it('SUI-15 selects a suite with a free cabin', () => {
    expect(suiteButtonLabel(free)).toBe('Select');
    expect(suiteButtonLabel({ ...free, availableCabins: 1 })).toBe('Select');
    expect(suiteButtonLabel({ ...free, selectedSuiteId: 'BR-I,SS' })).toBe('Select');
  });

  it('SUI-15 continues with the suite that is already selected', () => {
    expect(suiteButtonLabel({ ...free, selectedSuiteId: 'BR-I,SV' })).toBe('Continue');
  });

  it('SUI-13 joins the waitlist without a cabin or on a waitlist', () => {
    expect(suiteButtonLabel({ ...free, availableCabins: 0 })).toBe('Join Waitlist');
    expect(suiteButtonLabel({ ...free, listType: 'Waitlist' })).toBe('Join Waitlist');
  });

  it('SUI-13 joins the waitlist when the card says Waitlist Only', () => {
    expect(suiteButtonLabel({ ...free, availableCabins: undefined })).toBe('Join Waitlist');
    expect(suiteButtonLabel({ ...free, price: undefined })).toBe('Join Waitlist');
  });

  it('SUI-13 SUI-15 prefers the waitlist to continuing', () => {
    expect(suiteButtonLabel({ ...free, selectedSuiteId: 'BR-I,SV', availableCabins: 0 })).toBe('Join Waitlist');
  });

  it('SUI-14 sends everybody who wants the Funnel Suite to a consultant', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        expect(suiteButtonLabel(offer) === 'Contact Us').toBe(offer.suiteId === 'FS-I,FS');
      }),
    );
  });

  it('SUI-13 SUI-15 offers a reservation only where a cabin is free at a price', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const label = suiteButtonLabel(offer);
        if (label !== 'Select' && label !== 'Continue') return;
        expect(offer.availableCabins).toBeGreaterThan(0);
        expect(offer.price?.amount).toBeGreaterThan(0);
        expect(offer.listType).not.toBe('Waitlist');
        expect(label === 'Continue').toBe(offer.selectedSuiteId === offer.suiteId);
      }),
    );
  });

  it('SUI-17 says whom to ask for the Funnel Suite', () => {
    expect(FUNNEL_SUITE_MESSAGE).toBe('To reserve the Funnel Suite, please contact our Personal Yacht Consultant.');
  });
});

describe('after a press', () => {
  const press = { suiteId: 'BR-I,SV', at: 1_000 };

  it('SUI-16 loads on the pressed button and disables them all', () => {
    expect(bookingButtonState('BR-I,SV', press, 1_000)).toEqual({ isLoading: true, isDisabled: true });
    expect(bookingButtonState('BR-I,SS', press, 1_000)).toEqual({ isLoading: false, isDisabled: true });
  });

  it('SUI-16 makes the button usable again after 20 seconds', () => {
    expect(BUTTONS_RETURN_AFTER).toBe(20_000);
    expect(bookingButtonState('BR-I,SV', press, 20_999)).toEqual({ isLoading: true, isDisabled: true });
    expect(bookingButtonState('BR-I,SV', press, 21_000)).toEqual({ isLoading: false, isDisabled: false });
  });

  it('SUI-16 leaves the buttons alone when nothing was pressed', () => {
    expect(bookingButtonState('BR-I,SV', undefined, 5)).toEqual({ isLoading: false, isDisabled: false });
  });
});
