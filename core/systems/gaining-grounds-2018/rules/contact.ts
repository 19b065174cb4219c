/** How far apart two things in base contact may measure, in inches (GG18-GEO-05). */
export const CONTACT = 0.01;
