/** An item has its second link, "Sailings", when it has a label that does not begin with 0 (CNT-15). */
export const hasSecondLink = (label: string | undefined): label is string =>
  label !== undefined && label.trim() !== '' && !label.trim().startsWith('0');
