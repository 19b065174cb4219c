/** How far apart two things in base contact may measure, in inches (GG0-GEO-05). */
export const CONTACT = 0.02;
