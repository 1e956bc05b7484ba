const maxShownIdLength = 40;

/** Returns the same message for a reservation that is missing and for another guest's (TRD-14, H55, reliability C1). */
export const tripNotFoundText = (reservationId: string) =>
  `The reservation ${['number', reservationId.slice(0, maxShownIdLength)].filter(Boolean).join(' ')} was not found on your account. Please contact your Personal Yacht Consultant if you believe this is an error.`;
