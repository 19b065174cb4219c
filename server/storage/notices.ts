/** Word between instances of the server on one database. */

/** What one instance tells the others: a record has new entries, a link was revoked, a device let go of all it held. */
export interface News {
  readonly from: string;
  readonly record?: string;
  /** Something of the record was forgotten or set anew: read all of it again. */
  readonly reload?: boolean;
  readonly revoked?: string;
  /** A device, by the hash of its name. */
  readonly letGo?: string;
}

/** How an engine carries it. */
export interface Notices {
  readonly channel: string;
  /** `missed`: some may not have come through. */
  listen(hear: (news: News | 'missed') => void): Promise<void>;
  close(): Promise<void>;
}
