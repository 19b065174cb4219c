/** What stands beside a code of the hall, on paper and at the desk. */
export const hallEn = {
  'hall.typed': 'Or type',
  'hall.wifi': 'Wi-Fi',
  'hall.password': 'Password',
} as const;
