/** Of something unknown a list holds unknown things; TypeScript’s own declaration says `any`. */
interface ArrayConstructor {
  isArray(given: unknown): given is readonly unknown[];
}
