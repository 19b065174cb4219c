/** JSON that this server wrote itself and reads back. What others send is validated instead. */

/** A text that holds this, as JSON. */
export type JsonText<T> = string & { readonly holds?: T };

export function fromJson<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T;
}
