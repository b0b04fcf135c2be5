export interface components {
    schemas: {
        readonly Error: {
            /** @description For the reader */
            readonly message: string;
            /**
             * @description Stable; to branch on
             * @enum {unknown}
             */
            readonly code: "BAD_FILE" | "BAD_REQUEST" | "CONFLICT" | "EMAIL_TAKEN" | "FILE_TOO_LARGE" | "FORBIDDEN" | "IDEMPOTENCY_KEY_REUSED" | "INTERNAL" | "INVALID_CREDENTIALS" | "NOT_FOUND" | "OTP_MISMATCH" | "PAPER_OVER" | "PURCHASE_REQUIRED" | "TOO_MANY_REQUESTS" | "TOO_SLOW" | "UNAUTHENTICATED" | "UNAVAILABLE" | "UNSUPPORTED_MEDIA_TYPE";
            /** @description The invalid input */
            readonly field?: string | undefined;
        };
        readonly FoundUser: {
            readonly user_id: string;
            readonly name: string;
            readonly email: string;
            /** Format: date-time */
            readonly email_verified_at: string | null;
            readonly contact_number: string;
            readonly medical_college: string;
            readonly year: string;
            /** @example student */
            readonly user_type: string;
            /** @description Empty or limited opens page 1 of each list */
            readonly access_doc: string;
            readonly plans: readonly components["schemas"]["HeldPlan"][];
            /** @description null where it is the house */
            readonly referrer: {
                readonly user_id: string;
                readonly name: string;
            } | null;
            /** Format: date-time */
            readonly created_at: string;
        };
        /** @description What is not set is an empty string */
        readonly UserFields: {
            readonly _id?: string | undefined;
            /** @description Public: part of referral links */
            readonly user_id?: string | undefined;
            readonly name?: string | undefined;
            readonly email?: string | undefined;
            readonly medical_college?: string | undefined;
            /** @description The academic session */
            readonly session?: string | undefined;
            readonly access_std?: string | undefined;
            readonly year?: string | undefined;
            /** @description Empty or limited opens page 1 of a list; any other value opens all */
            readonly access_doc?: string | undefined;
            readonly contact_number?: string | undefined;
            readonly auth_type?: string | undefined;
            readonly user_type?: string | undefined;
            readonly role?: components["schemas"]["Role"] | undefined;
            /** @description First and last sign-in of the latest ten kinds of device */
            readonly device_login?: {
                readonly [key: string]: {
                    /** Format: date-time */
                    readonly first: string;
                    /** Format: date-time */
                    readonly last: string;
                };
            } | undefined;
            readonly withdrawal?: {
                readonly preferred_method?: string | undefined;
                readonly account_number?: string | undefined;
                /** @description Whole Tk */
                readonly last_withdrawal_amount?: number | undefined;
                /** Format: date-time */
                readonly last_withdrawal_date?: string | undefined;
            } | undefined;
            /** @description Those that are open and those that follow, by their start; GET /users alone has them */
            readonly plans?: readonly components["schemas"]["HeldPlan"][] | undefined;
            readonly profileImage?: (string | {
                readonly public_id: string;
                readonly url: string;
            }) | undefined;
        };
        /**
         * @example {
         *       "_id": "12",
         *       "user_id": "u7Yk2mQ9xZ",
         *       "name": "Nusrat Jahan",
         *       "email": "nusrat@example.com",
         *       "medical_college": "Dhaka Medical College",
         *       "session": "",
         *       "access_std": "",
         *       "year": "3rd",
         *       "access_doc": "",
         *       "contact_number": "+8801712345678",
         *       "auth_type": "email",
         *       "user_type": "student",
         *       "role": "READER",
         *       "device_login": {
         *         "Chrome on Android": {
         *           "first": "2026-11-20T08:00:00.000Z",
         *           "last": "2026-11-21T09:30:00.000Z"
         *         }
         *       },
         *       "withdrawal": {},
         *       "profileImage": ""
         *     }
         */
        readonly User: WithRequired<components["schemas"]["UserFields"], "_id" | "user_id" | "name" | "email" | "medical_college" | "session" | "access_std" | "year" | "access_doc" | "contact_number" | "auth_type" | "user_type" | "role" | "device_login" | "withdrawal" | "profileImage">;
        /**
         * @example {
         *       "account_number": "01712345678",
         *       "preferred_method": "Bkash"
         *     }
         */
        readonly PayoutAccountInput: {
            readonly account_number: string;
            /** @enum {unknown} */
            readonly preferred_method: "Bkash" | "Nogod";
        };
        readonly PayoutAccount: {
            /** @description 11 digits; in answers stars but for the last three, empty until it is set */
            readonly account_number: string;
            /** @enum {unknown} */
            readonly preferred_method: "Bkash" | "Nogod" | "";
        };
        /** @description Whole Tk */
        readonly Affiliate: {
            readonly _id: string;
            readonly user_id: string;
            readonly earnings: {
                /** @description available + pending_withdrawal + withdrawn - owed */
                readonly total_earned: number;
                readonly pending_withdrawal: number;
                readonly withdrawn: number;
            };
            /** @description Can be requested now */
            readonly available: number;
            /** @description Not earned yet: the refund window is open, or a review is pending */
            readonly held: number;
            /** @description Was taken back after it was paid; comes off what is earned next */
            readonly owed: number;
            /**
             * @description The state of the last request
             * @enum {unknown}
             */
            readonly request: "none" | "pending" | "completed";
            /** Format: date-time */
            readonly updatedAt: string;
            /** @description What was paid out, newest first */
            readonly withdrawal_logs: readonly {
                /** Format: date-time */
                readonly date: string;
                readonly amount: number;
            }[];
            /** @description How many signed up with the reference */
            readonly usage_count: number;
            /** @description Of the price of a purchase, rounded down: 0.1 is a tenth */
            readonly commission_rate: number;
            /** @description How long a commission is held after the purchase */
            readonly hold_hours: number;
            readonly withdrawal: components["schemas"]["PayoutAccount"];
            /** @description The last twelve months in Dhaka, oldest first */
            readonly monthly: readonly {
                /** @example 2026-11 */
                readonly month: string;
                readonly earned: number;
            }[];
        };
        /**
         * @description Not earned yet, earned, or taken back
         * @enum {unknown}
         */
        readonly CommissionState: "held" | "released" | "taken back";
        readonly WaitingCommission: {
            readonly purchase: number;
            /** @description Whom it goes to */
            readonly user_id: string;
            /** @description The referrer's */
            readonly name: string;
            /** @description The buyer's user_id */
            readonly buyer: string;
            readonly buyer_name: string;
            readonly plan: string;
            /** @description Whole Tk */
            readonly amount: number;
            /** Format: date-time */
            readonly bought_at: string;
            readonly state: components["schemas"]["CommissionState"];
            /** @description Waits for an administrator; else for a verified address */
            readonly review: boolean;
            /**
             * @example [
             *       "same phone as RAHIM7"
             *     ]
             */
            readonly reasons: readonly string[];
        };
        /**
         * @example {
         *       "_id": "boards",
         *       "url": {
         *         "public_id": "mQ3xT0aK9sLr2VbY7cNw1A"
         *       },
         *       "alt": "Papers of four boards"
         *     }
         */
        readonly Banner: {
            readonly _id: string;
            readonly url: components["schemas"]["StoredPicture"];
            readonly alt: string;
        };
        readonly ContentReport: {
            readonly dry_run: boolean;
            readonly stored: boolean;
            readonly counts: {
                readonly [key: string]: {
                    readonly created: number;
                    readonly changed: number;
                    readonly unchanged: number;
                    readonly removed: number;
                };
            };
            /** @description What becomes of each entry of the folder, and of each that the import removes. `kept`: changed or removed at the desk, and so left as it is. */
            readonly entries: readonly {
                /** @enum {unknown} */
                readonly kind: "banners" | "faqs" | "plans" | "ebooks" | "internship_subjects" | "internship_topics";
                readonly id: string;
                /** @description What readers see; of a banner what it shows */
                readonly title: string;
                /** @enum {unknown} */
                readonly outcome: "created" | "changed" | "unchanged" | "removed" | "kept";
            }[];
            /** @description Changed or removed at the desk, and so left as they are */
            readonly kept: readonly {
                readonly kind: string;
                readonly id: string;
            }[];
            /** @description In a dry run */
            readonly pictures_needed: readonly string[];
            /** @description Of all that the import changes and of what it replaces; see `expected` */
            readonly fingerprint: string;
        };
        readonly StoredEntry: {
            /** @description Another one after each change */
            readonly version: string;
            /** @description The last change at the desk; null where it stands as it was imported */
            readonly edited: {
                /** Format: date-time */
                readonly at: string;
                /** @description Who; null once the account is gone */
                readonly by: {
                    readonly user_id: string;
                    readonly name: string;
                } | null;
            } | null;
            /** @description As in a file of a content folder, with public ids of pictures. A topic has id, subject, topic (the list that it belongs to, or null), is_array, title and, as an article, date, reviewer, reviewed_on, banner and body (HTML). */
            readonly entry: Record<string, unknown>;
        };
        readonly DeskEvent: {
            readonly id: string;
            /** Format: date-time */
            readonly at: string;
            /** @description Who; null once the account is gone */
            readonly by: {
                readonly user_id: string;
                readonly name: string;
            } | null;
            /** @description Who was named in the call, or bought the purchase that was; null where that is nobody, or gone */
            readonly about: {
                readonly user_id: string;
                readonly name: string;
            } | null;
            /** @description Such as POST /admin/purchases/refund, with the query */
            readonly call: string;
            /** @description The JSON that was sent; of a long one short fields, the beginnings of texts, and lengths */
            readonly body: Record<string, unknown> | readonly unknown[] | null;
            /** @description Of the answer; null while the call runs */
            readonly status: number | null;
        };
        readonly DeskPerson: {
            /** @description What a page goes on after */
            readonly _id: string;
            readonly user_id: string;
            readonly name: string;
            readonly email: string;
            /** @description Empty if there is none */
            readonly contact_number: string;
            readonly role: components["schemas"]["Role"];
            /** Format: date-time */
            readonly created_at: string;
        };
        readonly PersonAccount: {
            /** Format: date-time */
            readonly email_verified_at: string | null;
            readonly medical_college: string;
            /** @description The academic session */
            readonly session: string;
            readonly year: string;
            /** @description Empty or limited opens page 1 of each list */
            readonly access_doc: string;
            /** @description Null where it is the house */
            readonly referrer: {
                readonly user_id: string;
                readonly name: string;
            } | null;
            /** @description How many signed up with the person's reference */
            readonly referred: number;
        };
        readonly PersonPurchase: {
            readonly purchase: number;
            readonly plan: string;
            /** @description The plan's when it was bought */
            readonly name: string;
            readonly duration: string;
            /** @description Whole Tk */
            readonly price: number;
            /** Format: date-time */
            readonly bought_at: string;
            /** Format: date-time */
            readonly starts_at: string;
            /**
             * Format: date-time
             * @description Null where it has no end
             */
            readonly ends_at: string | null;
            /** Format: date-time */
            readonly refunded_at: string | null;
            /** @enum {unknown} */
            readonly state: "running" | "upcoming" | "ended" | "refunded";
            /** @description Whole Tk to the referrer */
            readonly commission: number;
            readonly commission_state: components["schemas"]["CommissionState"] | null;
            /**
             * @description Of the commission; null where there is none
             * @enum {unknown}
             */
            readonly review: "waiting" | "approved" | "refused" | null;
            readonly referrer: {
                readonly user_id: string;
                readonly name: string;
            } | null;
        };
        readonly EbookPage: {
            readonly data: readonly components["schemas"]["Ebook"][];
            readonly pagination: {
                readonly page: number;
                readonly limit: number;
                readonly total: number;
            };
        };
        /**
         * @example {
         *       "_id": "pocket-book",
         *       "book_name": "Pocket book of hospital care for children",
         *       "author": "World Health Organization",
         *       "category": "Paediatrics",
         *       "cover_image": {
         *         "public_id": "mQ3xT0aK9sLr2VbY7cNw1A"
         *       },
         *       "drive_link": "https://books.example/pocket-book"
         *     }
         */
        readonly Ebook: {
            readonly _id: string;
            readonly book_name: string;
            readonly author: string;
            readonly category: string;
            readonly cover_image: components["schemas"]["StoredPicture"] | null;
            readonly drive_link: string;
        };
        /**
         * @example {
         *       "_id": "free",
         *       "question": "What can I read without paying?",
         *       "answer": "The first page of every list.",
         *       "is_hide": false
         *     }
         */
        readonly Faq: {
            readonly _id: string;
            readonly question: string;
            /** @description Plain text */
            readonly answer: string;
            /** @constant */
            readonly is_hide: false;
        };
        /** @description A picture of GET /images/{publicId} */
        readonly StoredPicture: {
            readonly public_id: string;
        };
        /**
         * @example {
         *       "_id": "emergency",
         *       "subject": "Emergencies",
         *       "url": {
         *         "url": "/med/api/v1/images/mQ3xT0aK9sLr2VbY7cNw1A"
         *       }
         *     }
         */
        readonly InternshipSubject: {
            readonly _id: string;
            readonly subject: string;
            /** @description Its icon */
            readonly url: {
                readonly url: string;
            } | null;
            /** @description Left out by `-topic_list` */
            readonly topic_list?: readonly components["schemas"]["InternshipTopic"][] | undefined;
        };
        /**
         * @example {
         *       "_id": "shock",
         *       "is_array": true,
         *       "topic_name": "Shock"
         *     }
         */
        readonly InternshipTopic: {
            readonly _id: string;
            /** @description Whether it opens a list of sub-topics */
            readonly is_array: boolean;
            readonly topic_name: string;
        };
        /**
         * @example {
         *       "_id": "septic-shock",
         *       "is_array": false,
         *       "sub_name": "Septic shock",
         *       "topic_name": "Shock"
         *     }
         */
        readonly InternshipSubTopic: {
            readonly _id: string;
            /** @constant */
            readonly is_array: false;
            readonly sub_name: string;
            /** @description The name of the topic that lists it */
            readonly topic_name: string;
        };
        /**
         * @example {
         *       "_id": "septic-shock",
         *       "is_array": false,
         *       "sub_name": "Septic shock",
         *       "topic_name": "Shock",
         *       "view": {
         *         "banner": {
         *           "image": {
         *             "public_id": "mQ3xT0aK9sLr2VbY7cNw1A"
         *           },
         *           "date": "2026-03-01"
         *         },
         *         "review": {
         *           "by": "Dr Example Reviewer",
         *           "on": "2026-03-02"
         *         },
         *         "content": [
         *           {
         *             "body": "<h3>Recognise</h3><p>…</p>"
         *           }
         *         ]
         *       }
         *     }
         */
        readonly Article: {
            readonly _id: string;
            /** @constant */
            readonly is_array: false;
            /** @description Its title in a list */
            readonly sub_name?: string | undefined;
            /** @description Its title, or that of its list */
            readonly topic_name: string;
            readonly view: {
                readonly banner: {
                    readonly image: components["schemas"]["StoredPicture"] | null;
                    /**
                     * Format: date
                     * @description When it was last changed
                     */
                    readonly date: string;
                };
                /** @description Reviewer and day; null without a review */
                readonly review?: ({
                    /** @description The reviewer's name */
                    readonly by: string;
                    /** Format: date */
                    readonly on: string;
                } | null) | undefined;
                readonly content: readonly {
                    /** @description Sanitised HTML */
                    readonly body: string;
                }[];
            };
        };
        readonly SentNotification: {
            readonly _id: string;
            readonly title: string;
            /** @description Plain text, or sanitised HTML where it starts with a tag */
            readonly message: string;
            /** Format: date-time */
            readonly createdAt: string;
            /** @description To whom; null for all */
            readonly user: {
                readonly user_id: string;
                readonly name: string;
            } | null;
        };
        /**
         * @example {
         *       "_id": "17",
         *       "title": "New questions",
         *       "message": "<p>Anatomy of <strong>2025</strong> is here.</p>",
         *       "isRead": false,
         *       "createdAt": "2026-11-21T09:30:00.000Z"
         *     }
         */
        readonly Notification: {
            readonly _id: string;
            /** @description Plain text */
            readonly title: string;
            /** @description Plain text, or sanitised HTML where it starts with a tag */
            readonly message: string;
            readonly isRead: boolean;
            /** Format: date-time */
            readonly createdAt: string;
        };
        readonly ScoringRule: {
            /** @enum {unknown} */
            readonly id: "PROF" | "FCPS" | "RESIDENCY";
            readonly name: string;
            /** @description In marks */
            readonly sba_right: number;
            /** @description In marks; negative for negative marking */
            readonly sba_wrong: number;
            /** @description In marks */
            readonly mtf_statement_right: number;
            /** @description In marks; negative for negative marking */
            readonly mtf_statement_wrong: number;
            /** @description 0 to 1 */
            readonly pass_share: number;
            /** @description What is passed apart from each other; by default the paper as a whole */
            readonly components?: readonly components["schemas"]["RuleComponent"][] | undefined;
            /** @description For each MTF and SBA */
            readonly seconds_per_question: number;
            /** @description Of short answers */
            readonly seconds_per_mark: number;
        };
        readonly RuleComponent: {
            /** @example WRITTEN */
            readonly id: string;
            readonly name: string;
            readonly kinds: readonly ("MTF" | "SBA" | "SAQ")[];
            /** @description 0 to 1 */
            readonly pass_share: number;
        };
        readonly Sitting: {
            readonly year: number;
            /** @description May or November; null is the whole year */
            readonly sitting: string | null;
            readonly mtf: number;
            readonly sba: number;
            readonly saq: number;
        };
        readonly QuestionCounts: {
            readonly mtf: number;
            readonly sba: number;
            readonly saq: number;
        };
        readonly SharedPaper: {
            readonly title: string;
            /** @description Null without a limit */
            readonly minutes: number | null;
            readonly mtf: number;
            readonly sba: number;
            readonly saq: number;
            /** @description How many questions the caller may read now; by default all */
            readonly open?: number | undefined;
            /**
             * @description What the caller needs to sit it; by default nothing (OPEN)
             * @enum {unknown}
             */
            readonly access?: ("OPEN" | "FREE_SITTING" | "PLAN") | undefined;
            /**
             * Format: date
             * @description The day in Dhaka from which a sitting is free again; null unless this week's are used up
             */
            readonly next_free_on?: (string | null) | undefined;
        };
        readonly SittingInput: {
            readonly board: string;
            readonly prof: string;
            readonly subject: string;
            readonly year: number;
            /** @description By default the whole year */
            readonly sitting?: (string | null) | undefined;
        };
        readonly MixInput: {
            readonly prof: string;
            readonly subjects: readonly string[];
            readonly topics?: (readonly string[] | null) | undefined;
            readonly boards?: (readonly string[] | null) | undefined;
            readonly from_year?: (number | null) | undefined;
            readonly to_year?: (number | null) | undefined;
            /**
             * @description By the caller's own record
             * @enum {unknown}
             */
            readonly pool?: ("ALL" | "UNSEEN" | "WRONG" | "FLAGGED") | undefined;
            readonly mtf?: number | undefined;
            readonly sba?: number | undefined;
            readonly saq?: number | undefined;
            /** @description By default all short answers count */
            readonly saq_answer_any?: (number | null) | undefined;
        };
        readonly PaperInput: {
            /** @description A random UUID made by the client */
            readonly id?: (string | null) | undefined;
            readonly sitting?: (components["schemas"]["SittingInput"] | null) | undefined;
            readonly mix?: (components["schemas"]["MixInput"] | null) | undefined;
            /** @description The id of another reader's paper */
            readonly copy_of?: (string | null) | undefined;
            /**
             * @description The key at the end
             * @enum {unknown}
             */
            readonly mode?: ("EXAM" | "TUTOR") | undefined;
            /** @description 0: no limit. By default the time of the rule */
            readonly minutes?: (number | null) | undefined;
            /** @example PROF */
            readonly rule?: string | undefined;
            /** @description Of the device; by default 360 */
            readonly utc_offset_minutes?: (number | null) | undefined;
        };
        readonly PaperAnswerInput: {
            readonly number: number;
            /** @description By default unchanged; an empty one removes the answer */
            readonly answer?: (components["schemas"]["StudyAnswer"] | null) | undefined;
            readonly flagged?: (boolean | null) | undefined;
            /** @description The time spent on the question so far */
            readonly took_ms?: (number | null) | undefined;
            /**
             * Format: date-time
             * @description By the server's clock; by default now
             */
            readonly at?: (string | null) | undefined;
        };
        readonly PaperSheetInput: {
            /**
             * Format: date-time
             * @description Within the last 400 days
             */
            readonly started_at: string;
            /**
             * Format: date-time
             * @description Not before `started_at`
             */
            readonly ends_at?: (string | null) | undefined;
            /**
             * Format: date-time
             * @description Not before `started_at`; by default it is open until `ends_at`
             */
            readonly finished_at?: (string | null) | undefined;
            readonly items: readonly {
                /** @description Its id */
                readonly question: string;
                /** @description By default blank */
                readonly answer?: (components["schemas"]["StudyAnswer"] | null) | undefined;
                readonly flagged?: (boolean | null) | undefined;
                readonly took_ms?: (number | null) | undefined;
                /** Format: date-time */
                readonly at?: (string | null) | undefined;
            }[];
        };
        readonly PaperResponse: {
            readonly paper: components["schemas"]["Paper"];
        };
        readonly Paper: {
            /** Format: uuid */
            readonly id: string;
            /** @description In lists */
            readonly cursor?: string | undefined;
            readonly title: string;
            /** @enum {unknown} */
            readonly mode: "EXAM" | "TUTOR";
            readonly rule: components["schemas"]["ScoringRule"];
            /** @enum {unknown} */
            readonly state: "OPEN" | "FINISHED";
            /** Format: date-time */
            readonly started_at: string;
            /**
             * Format: date-time
             * @description Null without a limit
             */
            readonly ends_at: string | null;
            /**
             * Format: date-time
             * @description The server's time of this response
             */
            readonly now: string;
            /** Format: date-time */
            readonly finished_at: string | null;
            /** @description Whether others see the result with the caller's name */
            readonly named: boolean;
            /** @description Left out in lists */
            readonly sections?: readonly components["schemas"]["PaperSection"][] | undefined;
            /** @description Null while it is open */
            readonly result: components["schemas"]["PaperResult"] | null;
        };
        readonly PaperResult: {
            /** @description Never below 0. Of the questions that are marked */
            readonly marks: number;
            /** @description Of all questions */
            readonly out_of: number;
            /** @description Of the questions that are marked */
            readonly marked_out_of?: number | undefined;
            /** @description Of `marked_out_of`, 0 to 1 */
            readonly share: number;
            /** @description Short answers that the reader has yet to mark; in an "answer any" section only as many as are missing */
            readonly unmarked?: number | undefined;
            /**
             * @description PASSED when every component is; null while something is unmarked and without marks
             * @enum {unknown}
             */
            readonly verdict?: ("PASSED" | "FAILED" | null) | undefined;
            /** @description Whether the verdict is PASSED */
            readonly passed: boolean;
            readonly took_ms: number;
            /** @description By the components of the rule, those that the paper has */
            readonly components?: readonly components["schemas"]["ComponentResult"][] | undefined;
            /** @description Items whose marks a corrected key has changed */
            readonly remarked: number;
            /** @description Left out in lists */
            readonly sections?: readonly {
                /** @enum {unknown} */
                readonly kind: "MTF" | "SBA" | "SAQ";
                readonly marks: number;
                readonly out_of: number;
                readonly right: number;
                readonly partly: number;
                readonly wrong: number;
                readonly skipped: number;
            }[] | undefined;
            /** @description Left out in lists */
            readonly topics?: readonly {
                readonly prof: string;
                readonly subject: string;
                /** @description Empty without one */
                readonly topic: string;
                readonly marks: number;
                readonly out_of: number;
            }[] | undefined;
        };
        readonly ComponentResult: {
            /** @description Of the rule's component */
            readonly id: string;
            /** @description Never below 0. Of the questions that are marked */
            readonly marks: number;
            /** @description Of all its questions */
            readonly out_of: number;
            /** @description Of the questions that are marked */
            readonly marked_out_of: number;
            /** @description Of `marked_out_of`, 0 to 1 */
            readonly share: number;
            /** @description Short answers that the reader has yet to mark */
            readonly unmarked: number;
            /**
             * @description Null while something is unmarked and without marks
             * @enum {unknown}
             */
            readonly verdict: "PASSED" | "FAILED" | null;
        };
        readonly PaperSection: {
            /** @enum {unknown} */
            readonly kind: "MTF" | "SBA" | "SAQ";
            /** @description The number of items to answer, of which the best count; null: all */
            readonly answer_any: number | null;
            readonly items: readonly components["schemas"]["PaperItem"][];
        };
        readonly PaperItem: {
            readonly number: number;
            readonly asked: components["schemas"]["AskedQuestion"];
            readonly answer: components["schemas"]["StudyAnswer"] | null;
            readonly flagged: boolean;
            readonly took_ms: number | null;
            readonly out_of: number;
            /** @description With the key that the item is marked by. Null in an open EXAM, in an open TUTOR paper until it is answered, and if it is locked */
            readonly question: components["schemas"]["Question"] | null;
            /** @description Whether the key comes with a plan that the reader no longer has; by default false */
            readonly locked?: boolean | undefined;
            /**
             * Format: date
             * @description When the key was corrected that the item is marked by; null if it has the paper's own key, or `outcome` is null
             */
            readonly key_corrected_on: string | null;
            /**
             * @description Null in an open EXAM, and in an open TUTOR paper until it is answered
             * @enum {unknown}
             */
            readonly outcome: "RIGHT" | "PARTLY" | "WRONG" | "SKIPPED" | null;
            /**
             * @description The outcome by the key it was first marked by; null unless a corrected key changed it
             * @enum {unknown}
             */
            readonly remarked_from: "RIGHT" | "PARTLY" | "WRONG" | null;
            /** @description Null if `outcome` is null */
            readonly marks: number | null;
        };
        /** @description A question without its key */
        readonly AskedQuestion: {
            readonly _id: string;
            /** @enum {unknown} */
            readonly type: "SBA" | "MTF" | "SAQ";
            /** @description HTML */
            readonly stem: string;
            readonly options: readonly {
                readonly key: string;
                /** @description HTML */
                readonly text: string;
            }[];
            readonly parts: readonly {
                readonly label: string;
                /** @description HTML */
                readonly text: string;
                readonly marks: number;
            }[];
            readonly media?: components["schemas"]["QuestionMedia"] | undefined;
        };
        readonly PaperComparison: {
            /** @description The number of readers with a result */
            readonly results: number;
            /** @description The number of results by tenths of the marks, from the lowest; null below three results */
            readonly distribution: readonly number[] | null;
            /** @description Best first. Empty until the caller shares their own */
            readonly named: readonly {
                readonly name: string;
                readonly share: number;
            }[];
        };
        /**
         * @example {
         *       "subscription_id": "monthly",
         *       "name": "Monthly",
         *       "short_description": "For one examination",
         *       "plans": [
         *         {
         *           "price": 300,
         *           "duration": "1 month"
         *         }
         *       ],
         *       "features": [
         *         "All pages of every list"
         *       ],
         *       "advantages": [
         *         "It ends by itself"
         *       ],
         *       "status": true
         *     }
         */
        readonly Plan: {
            readonly subscription_id: string;
            readonly name: string;
            readonly short_description: string;
            readonly plans: readonly {
                /** @description Whole Tk */
                readonly price: number;
                readonly duration: string;
            }[];
            readonly features: readonly string[];
            readonly advantages: readonly string[];
            /** @description Whether it is sold */
            readonly status: boolean;
        };
        /**
         * @example {
         *       "purchase": 4,
         *       "plan": "monthly",
         *       "duration": "1 month",
         *       "price": 300,
         *       "bought_at": "2026-11-21T09:30:00.000Z",
         *       "starts_at": "2026-11-21T09:30:00.000Z",
         *       "ends_at": "2026-12-21T09:30:00.000Z",
         *       "refunded_at": null,
         *       "commission": 30,
         *       "review": null,
         *       "review_reasons": [],
         *       "changed": true
         *     }
         */
        readonly Purchase: {
            readonly purchase: number;
            readonly plan: string;
            readonly duration: string;
            /** @description Whole Tk */
            readonly price: number;
            /** Format: date-time */
            readonly bought_at: string;
            /**
             * Format: date-time
             * @description When its access begins
             */
            readonly starts_at: string;
            /**
             * Format: date-time
             * @description null where the access has no end
             */
            readonly ends_at: string | null;
            /** Format: date-time */
            readonly refunded_at: string | null;
            /** @description Whole Tk to the referrer */
            readonly commission: number;
            /**
             * @description Of the commission; null where there is none
             * @enum {unknown}
             */
            readonly review: "waiting" | "approved" | "refused" | null;
            /** @description Why it went to a review */
            readonly review_reasons: readonly string[];
            /** @description Whether this call did it */
            readonly changed: boolean;
        };
        readonly HeldPlan: {
            /** @description Of the purchase */
            readonly _id: string;
            /** @description Of the plan */
            readonly subscription_id: string;
            /** @description As it was bought */
            readonly name: string;
            /**
             * @description In words
             * @example 6 months
             */
            readonly duration: string;
            /** @description What it opens */
            readonly opens: readonly string[];
            /**
             * Format: date-time
             * @description Later than now for one that follows another
             */
            readonly starts_at: string;
            /**
             * Format: date-time
             * @description null where it has no end
             */
            readonly ends_at: string | null;
        };
        /**
         * @example {
         *       "_id": "42",
         *       "chapter_name": "Upper limb",
         *       "total_question": 61
         *     }
         */
        readonly Chapter: {
            readonly _id: string;
            readonly chapter_name: string;
            readonly total_question: number;
            /** @description Ids of chapters that were merged into it; their addresses lead to it */
            readonly former_ids?: readonly string[] | undefined;
        };
        /** @example DHK_1-ANAT */
        readonly BoardSubjectKey: string;
        /**
         * @description Texts by field, as the columns of the import's template (docs/question-import.md) hold them: stem, option_a, reason_a, correct, part_a_points, part_a_weights, picture_1, picture_1_alt, explanation, topic, chapter, appearances, origin. To set, also `key`: the letter of an SBA, or a T or F for each option of an MTF. An empty text takes the field away.
         * @example {
         *       "key": "C",
         *       "explanation": "The artery lies behind the vein."
         *     }
         */
        readonly QuestionFields: {
            readonly [key: string]: string;
        };
        readonly ImportError: {
            /** @description For the reader */
            readonly message: string;
            /** @enum {unknown} */
            readonly code: "BAD_FILE" | "BAD_REQUEST";
            /** @description The invalid input */
            readonly field?: string | undefined;
            readonly columns?: readonly {
                /** @description In the file */
                readonly name: string;
                /** @description Of the template; empty where it is left out, null where it has to be mapped */
                readonly column: string | null;
                /** @description Its first texts */
                readonly samples: readonly string[];
            }[] | undefined;
        };
        /** @description What stands behind `row` in a line of an import's answer */
        readonly ImportRow: {
            /** @description Of a Word document: the n-th row of all its tables */
            readonly line: number;
            /**
             * @description The place in words
             * @example table 3, row 2
             */
            readonly at?: string | undefined;
            /** @enum {unknown} */
            readonly outcome: "imported" | "merged" | "updated" | "unchanged" | "refused";
            /** @description Without empty ones; none where a broken row has no cells */
            readonly cells: components["schemas"]["QuestionFields"];
            readonly problems: readonly {
                /**
                 * @description An error refuses the row; a hint is a proposal without a warning
                 * @enum {unknown}
                 */
                readonly severity: "error" | "warning" | "hint";
                /** @description Null for the row as a whole */
                readonly column: string | null;
                readonly message: string;
                /** @description The first 1 */
                readonly value: string | null;
                /** @enum {unknown} */
                readonly kind: "value" | "chapter" | "topic" | "bijoy";
                /** @description What the cell could hold instead, best first, such as similar chapters */
                readonly proposals: readonly string[];
            }[];
            /** @description An edit of the request was applied to it */
            readonly edited: boolean;
        };
        readonly QuestionChanges: readonly {
            /** @description A column of the template */
            readonly field: string;
            /** @description Empty where the field was not there */
            readonly from: string;
            readonly to: string;
        }[];
        readonly QuestionPage: {
            readonly data: readonly components["schemas"]["Question"][];
            /**
             * @example {
             *       "tab": [
             *         "1-20",
             *         "21-40",
             *         "41-45"
             *       ],
             *       "page": 1,
             *       "limit": 20,
             *       "total": 45
             *     }
             */
            readonly pagination: {
                /** @description The pages' labels; of more than 40 the first, the last and those around the page */
                readonly tab: readonly string[];
                readonly page: number;
                /** @constant */
                readonly limit: 20;
                /** @description Questions in the list, or in its range */
                readonly total: number;
            };
        };
        /** @description Pictures of the stem; left out where the API has none */
        readonly QuestionMedia: readonly {
            /** @description Its public id, as of GET /images/{publicId} */
            readonly image: string;
            /** @description What it shows, for those who cannot see it; never the answer */
            readonly alt: string;
            /** @description Who made it and under which licence */
            readonly credit?: (string | null) | undefined;
            /** @description Pixels of the whole picture */
            readonly width: number;
            /** @description Pixels of the whole picture */
            readonly height: number;
        }[];
        /**
         * @example {
         *       "_id": "1042",
         *       "ref": "ANAT-000123",
         *       "type": "SBA",
         *       "stem": "<p>A man cannot extend his wrist. Which nerve is injured?</p>",
         *       "options": [
         *         {
         *           "key": "A",
         *           "text": "Median",
         *           "correct": false,
         *           "reason": "It flexes."
         *         },
         *         {
         *           "key": "B",
         *           "text": "Radial",
         *           "correct": true,
         *           "reason": "It supplies the extensors."
         *         }
         *       ],
         *       "parts": [],
         *       "explanation": "<p>The radial nerve winds round the humerus.</p>",
         *       "take_away": "Wrist drop is radial.",
         *       "references": [
         *         "Gray's Anatomy, 42nd ed., ch. 48"
         *       ],
         *       "topic": "Upper limb",
         *       "appearances": [
         *         {
         *           "board": "DHK",
         *           "year": 2024,
         *           "sitting": "May"
         *         }
         *       ],
         *       "origin": "PAPER"
         *     }
         */
        readonly Question: {
            readonly _id: string;
            /** @description Stable and readable */
            readonly ref: string;
            /**
             * @description Single best answer, multiple true/false, short answer
             * @enum {unknown}
             */
            readonly type: "SBA" | "MTF" | "SAQ";
            /** @description HTML */
            readonly stem: string;
            /** @description Empty for an SAQ; exactly one of an SBA is correct */
            readonly options: readonly {
                /** @example A */
                readonly key: string;
                /** @description HTML */
                readonly text: string;
                readonly correct: boolean;
                /** @description HTML */
                readonly reason?: string | undefined;
            }[];
            /** @description Empty but for an SAQ */
            readonly parts: readonly {
                readonly label: string;
                /** @description HTML */
                readonly text: string;
                readonly marks: number;
                readonly points: readonly string[];
                /** @description How much each point weighs against the others, as many as there are points; left out where all weigh the same */
                readonly weights?: (readonly number[] | null) | undefined;
            }[];
            /** @description HTML */
            readonly explanation: string | null;
            readonly take_away: string | null;
            readonly references: readonly string[];
            readonly topic: string | null;
            /** @description The papers that it was set in, or in whose style it was written */
            readonly appearances: readonly {
                /** @enum {unknown} */
                readonly board: "DHK" | "CTG" | "SYL" | "RAJ";
                readonly year: number;
                /** @enum {unknown} */
                readonly sitting?: ("May" | "November") | undefined;
            }[];
            /**
             * @description ORIGINAL was written for this bank in the style of its papers; PAPER was set in them; null or left out where nobody said
             * @enum {unknown}
             */
            readonly origin?: ("ORIGINAL" | "PAPER" | null) | undefined;
            readonly media?: components["schemas"]["QuestionMedia"] | undefined;
            /** @description A word of caution: several readers have reported it, or its key was corrected on a day; null or left out as a rule */
            readonly notice?: ({
                /** @enum {unknown} */
                readonly kind: "UNDER_REVIEW" | "KEY_CORRECTED";
                /**
                 * Format: date
                 * @description Of the correction, in Bangladesh
                 */
                readonly on: string | null;
            } | null) | undefined;
            /** @description Which version it is, and who wrote and who approved it in the studio, as far as these are known; left out where none of it is */
            readonly review?: ({
                /** @description Counts what readers were shown */
                readonly version: number;
                /** @description A name; null once the account is gone */
                readonly author: string | null;
                /** @description A name; null once the account is gone */
                readonly reviewer: string | null;
                /**
                 * Format: date
                 * @description In Bangladesh
                 */
                readonly reviewed_on: string | null;
            } | null) | undefined;
        };
        /** @enum {unknown} */
        readonly ReportKind: "WRONG_KEY" | "UNCLEAR" | "TYPO" | "OUT_OF_DATE" | "DUPLICATE" | "OTHER";
        readonly Report: {
            readonly _id: string;
            readonly question_id: string;
            /** @description The question's own name */
            readonly ref: string;
            readonly kind: components["schemas"]["ReportKind"];
            /** @description One line of plain text */
            readonly text: string;
            /** @enum {unknown} */
            readonly state: "OPEN" | "ACCEPTED" | "DECLINED";
            /** @description Plain text; null while it is open */
            readonly answer: string | null;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly answered_at: string | null;
            /** @description Whether it counts towards the question's being under review; only in the studio's answers */
            readonly counts?: boolean | undefined;
        };
        readonly ReportRow: {
            readonly cursor: string;
            readonly report: components["schemas"]["Report"];
        };
        /**
         * @example {
         *       "topic_name": "Chapters",
         *       "link": [
         *         {
         *           "name": "Upper limb, Anatomy",
         *           "link": "/questions-set/_1/ANAT/chapter/_1-ANAT-42",
         *           "kind": "CHAPTER",
         *           "topic": "Anatomy",
         *           "place": "1st Proff",
         *           "excerpt": [
         *             {
         *               "text": "Upper limb",
         *               "marked": true
         *             },
         *             {
         *               "text": ", Anatomy",
         *               "marked": false
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly SearchResult: {
            /** @description What the links have in common */
            readonly topic_name: string;
            readonly link: readonly {
                /** @description Plain text */
                readonly name: string;
                /** @description A path of the web client, or the https address of an e-book */
                readonly link: string;
                /**
                 * @description What the link leads to; a question by its type. Left out for help, which is questions often asked and pages about the site
                 * @enum {string}
                 */
                readonly kind?: ("ARTICLE" | "BOARD" | "BOARD_SUBJECT" | "CHAPTER" | "EBOOK" | "INTERNSHIP" | "MTF" | "PROFESSIONAL_YEAR" | "SAQ" | "SBA" | "SUBJECT" | "TOPIC" | "YEAR") | undefined;
                /** @description The topic, subject or category that it belongs to; plain text */
                readonly topic?: string | undefined;
                /** @description Its board, paper, professional year or list; plain text */
                readonly place?: string | undefined;
                /** @description The name or sentence that matched, in pieces; joined they are its plain text */
                readonly excerpt?: readonly {
                    readonly text: string;
                    /** @description Whether this piece is what was sought */
                    readonly marked: boolean;
                }[] | undefined;
            }[];
        };
        /**
         * @description What a person may do in the studio; each may do what those before it may
         * @enum {unknown}
         */
        readonly Role: "READER" | "AUTHOR" | "REVIEWER" | "ADMIN";
        readonly StudioPerson: {
            readonly user_id: string;
            readonly name: string;
            readonly email: string;
            readonly role: components["schemas"]["Role"];
        };
        /**
         * @description Being written, submitted, returned to its author, as readers see it, taken out of every list. A published question with a change that is not published has the status of the change.
         * @enum {unknown}
         */
        readonly QuestionStatus: "DRAFT" | "IN_REVIEW" | "RETURNED" | "PUBLISHED" | "RETIRED";
        /** @description The version that the caller has looked at */
        readonly StudioVersion: number;
        /** @description The whole question; what is left out is empty */
        readonly StudioQuestionInput: {
            /** @enum {unknown} */
            readonly type: "SBA" | "MTF" | "SAQ";
            /** @example _1 */
            readonly prof: string;
            /** @example ANAT */
            readonly subject: string;
            readonly chapter?: (string | null) | undefined;
            readonly topic?: (string | null) | undefined;
            /** @description HTML */
            readonly stem?: string | undefined;
            readonly options?: readonly {
                /** @description In answers */
                readonly key?: string | undefined;
                /** @description HTML */
                readonly text: string;
                /** @description Null while nobody has called a statement of an MTF true or false; then false in answers */
                readonly correct?: (boolean | null) | undefined;
                /** @description HTML */
                readonly reason?: (string | null) | undefined;
            }[] | undefined;
            readonly parts?: readonly {
                readonly label: string;
                /** @description HTML */
                readonly text: string;
                readonly marks: number;
                readonly points: readonly string[];
                /** @description How much each point weighs against the others, as many as there are points; left out where all weigh the same */
                readonly weights?: (readonly number[] | null) | undefined;
            }[] | undefined;
            /** @description HTML */
            readonly explanation?: (string | null) | undefined;
            readonly take_away?: (string | null) | undefined;
            readonly references?: readonly string[] | undefined;
            readonly appearances?: readonly {
                /** @enum {unknown} */
                readonly board: "DHK" | "CTG" | "SYL" | "RAJ";
                readonly year: number;
                /** @enum {unknown} */
                readonly sitting?: ("May" | "November" | null) | undefined;
            }[] | undefined;
            /** @enum {unknown} */
            readonly origin?: ("ORIGINAL" | "PAPER" | null) | undefined;
            /** @description Pictures of the stem: uploaded by the caller with `POST /images`, or in a question already. Their sizes are the store's, whatever is sent */
            readonly media?: readonly {
                /** @description Its public id */
                readonly image: string;
                /** @description What it shows, without the answer; a draft may lack it */
                readonly alt: string;
                readonly credit?: (string | null) | undefined;
                /** @description In answers: pixels of the whole picture */
                readonly width?: number | undefined;
                /** @description In answers: pixels of the whole picture */
                readonly height?: number | undefined;
            }[] | undefined;
        };
        readonly StudioDraft: {
            /** @enum {unknown} */
            readonly type: "SBA" | "MTF" | "SAQ";
            /** @example _1 */
            readonly prof: string;
            /** @example ANAT */
            readonly subject: string;
            readonly chapter: string | null;
            readonly topic: string | null;
            /** @description HTML */
            readonly stem: string;
            readonly options: readonly {
                /** @description In answers */
                readonly key?: string | undefined;
                /** @description HTML */
                readonly text: string;
                /** @description Null while nobody has called a statement of an MTF true or false; then false in answers */
                readonly correct?: (boolean | null) | undefined;
                /** @description HTML */
                readonly reason?: (string | null) | undefined;
            }[];
            readonly parts: readonly {
                readonly label: string;
                /** @description HTML */
                readonly text: string;
                readonly marks: number;
                readonly points: readonly string[];
                /** @description How much each point weighs against the others, as many as there are points; left out where all weigh the same */
                readonly weights?: (readonly number[] | null) | undefined;
            }[];
            /** @description HTML */
            readonly explanation: string | null;
            readonly take_away: string | null;
            readonly references: readonly string[];
            readonly appearances: readonly {
                /** @enum {unknown} */
                readonly board: "DHK" | "CTG" | "SYL" | "RAJ";
                readonly year: number;
                /** @enum {unknown} */
                readonly sitting?: ("May" | "November" | null) | undefined;
            }[];
            /** @enum {unknown} */
            readonly origin: "ORIGINAL" | "PAPER" | null;
            /** @description Pictures of the stem: uploaded by the caller with `POST /images`, or in a question already. Their sizes are the store's, whatever is sent */
            readonly media: readonly {
                /** @description Its public id */
                readonly image: string;
                /** @description What it shows, without the answer; a draft may lack it */
                readonly alt: string;
                readonly credit?: (string | null) | undefined;
                /** @description In answers: pixels of the whole picture */
                readonly width?: number | undefined;
                /** @description In answers: pixels of the whole picture */
                readonly height?: number | undefined;
            }[];
        };
        readonly StudioQuestionRow: {
            readonly _id: string;
            /** @description Null before the first publication */
            readonly ref: string | null;
            readonly status: components["schemas"]["QuestionStatus"];
            /** @description Incremented by every change */
            readonly version: number;
            /** @description Taken out of every list, whatever its status */
            readonly retired: boolean;
            /** @description The name of the person who started the draft */
            readonly author: string | null;
            /** @description Whether the caller has started the draft */
            readonly is_mine: boolean;
            /**
             * Format: date-time
             * @description In the studio
             */
            readonly changed_at: string | null;
            readonly draft: components["schemas"]["StudioDraft"];
            /** @description Keys of the draft's statements that are not called true or false yet */
            readonly undecided?: readonly string[] | undefined;
            /** @description What keeps it from review, in words */
            readonly missing: readonly string[];
            /** @description What to look at again, in words */
            readonly warnings: readonly string[];
            /** @description What the caller may do now */
            readonly may: readonly ("SAVE" | "SUBMIT" | "APPROVE" | "RETURN" | "RETIRE" | "UNDO")[];
        };
        readonly StudioQuestion: {
            readonly _id: string;
            readonly ref: string | null;
            readonly status: components["schemas"]["QuestionStatus"];
            readonly version: number;
            readonly retired: boolean;
            readonly author: string | null;
            readonly is_mine: boolean;
            /** Format: date-time */
            readonly changed_at: string | null;
            readonly draft: components["schemas"]["StudioDraft"];
            readonly undecided?: readonly string[] | undefined;
            readonly missing: readonly string[];
            readonly warnings: readonly string[];
            readonly may: readonly ("SAVE" | "SUBMIT" | "APPROVE" | "RETURN" | "RETIRE" | "UNDO")[];
            /** @description What readers see, retired ones too; null before the first publication */
            readonly published: components["schemas"]["Question"] | null;
            /** @description Newest first */
            readonly history: readonly components["schemas"]["QuestionEvent"][];
            /** @description Newest first; empty for authors */
            readonly reports: readonly components["schemas"]["Report"][];
            readonly analysis: components["schemas"]["ItemAnalysis"] | null;
        };
        readonly QuestionEvent: {
            /** @description That of the question after it */
            readonly version: number;
            /** Format: date-time */
            readonly at: string;
            /** @description A name; null once the account is gone */
            readonly by: string | null;
            /** @enum {unknown} */
            readonly what: "STARTED" | "SAVED" | "SUBMITTED" | "RETURNED" | "PUBLISHED" | "RETIRED" | "UNDONE" | "CORRECTED";
            /** @description Plain text */
            readonly comment: string | null;
            readonly changes: components["schemas"]["QuestionChanges"];
        };
        /** @description Of first answers, one a reader, by the key as it is now; null below 20 */
        readonly ItemAnalysis: {
            readonly answered: number;
            /** @description The mean share of the marks, 0 to 1 */
            readonly facility: number;
            /** @description The correlation of the marks with the share of the reader's answers to other questions that were right, -1 to 1; null where too few readers have answered others */
            readonly discrimination: number | null;
            readonly option_shares: readonly {
                readonly key: string;
                readonly share: number;
            }[];
            /** @description Options that may be right instead */
            readonly suspect_keys: readonly string[];
        };
        readonly Capabilities: {
            /** @description The calls below /study */
            readonly study: boolean;
            readonly papers: boolean;
            readonly review: boolean;
            readonly packs: boolean;
            readonly push: boolean;
            readonly reports: boolean;
            readonly studio: boolean;
            /** @description Calls below /admin for administrators of the studio */
            readonly desk: boolean;
        };
        /** @description How many rows were not what the log says */
        readonly StudyCorrections: {
            /** @description Of a reader and a question */
            readonly records: number;
            /** @description Of a reader */
            readonly days: number;
            /** @description Whose shares of answers were not */
            readonly questions: number;
        };
        readonly StudyRebuild: {
            /** @enum {unknown} */
            readonly state: "running" | "done" | "failed";
            /** Format: date-time */
            readonly started_at: string;
            /**
             * Format: date-time
             * @description Null while it runs
             */
            readonly finished_at: string | null;
            /** @description Null unless it is done */
            readonly corrected: components["schemas"]["StudyCorrections"] | null;
        };
        /** @description The field of the question's type. Empty if the question was seen and skipped */
        readonly StudyAnswer: {
            /** @description The option chosen */
            readonly sba?: (string | null) | undefined;
            /** @description The judged statements; missing ones are blank */
            readonly mtf?: (readonly {
                readonly key: string;
                readonly value: boolean;
            }[] | null) | undefined;
            /** @description The ticked model points of each part, from 1 */
            readonly saq?: (readonly {
                readonly label: string;
                readonly points: readonly number[];
            }[] | null) | undefined;
        };
        /**
         * @description Full marks, some, none, no answer
         * @enum {unknown}
         */
        readonly Outcome: "RIGHT" | "PARTLY" | "WRONG" | "SKIPPED";
        /** @enum {unknown} */
        readonly Confidence: "GUESS" | "UNSURE" | "SURE";
        /** @enum {unknown} */
        readonly AttemptMode: "PRACTICE" | "REVIEW" | "PAPER";
        /**
         * @description An invalid attempt is refused alone, not the whole call
         * @example {
         *       "id": "019a8f3e-7c00-7a10-8000-3f5a1b2c3d4e",
         *       "question_id": "17",
         *       "answer": {
         *         "sba": "C"
         *       },
         *       "answered_at": "2026-11-22T09:30:00.000Z"
         *     }
         */
        readonly AttemptInput: {
            /** @description A UUID of version 7 that the client made; from 2026 to a day ahead of the server */
            readonly id: string;
            readonly question_id: string;
            readonly answer: components["schemas"]["StudyAnswer"];
            readonly mode?: components["schemas"]["AttemptMode"] | undefined;
            /** @description ISO 8601, by the client's clock; a time in the future or before 2026 counts as now */
            readonly answered_at: string;
            /** @description At most a day */
            readonly took_ms?: (number | null) | undefined;
            /** @enum {unknown} */
            readonly confidence?: ("GUESS" | "UNSURE" | "SURE" | null) | undefined;
            /** @description From 1 */
            readonly question_version?: (number | null) | undefined;
            /** @description A UUID */
            readonly session_id?: (string | null) | undefined;
            /** @description A UUID */
            readonly device_id?: (string | null) | undefined;
            /** @description -720 to 840; 360, Dhaka, if left out */
            readonly utc_offset_minutes?: (number | null) | undefined;
            /** @description How often the answer was changed */
            readonly changes?: (number | null) | undefined;
        };
        readonly AttemptResult: {
            /** @description The attempt's id */
            readonly id: string | null;
            /** @enum {unknown} */
            readonly outcome: "RIGHT" | "PARTLY" | "WRONG" | "SKIPPED" | null;
            /** @description By the rule of the professional examination */
            readonly marks: number | null;
            readonly out_of: number | null;
            readonly refused: {
                /** @enum {unknown} */
                readonly code: "BAD_USER_INPUT" | "NOT_FOUND" | "PURCHASE_REQUIRED" | "CONFLICT" | "LIMIT_REACHED";
                /** @description For the reader */
                readonly message: string;
            } | null;
        };
        readonly Attempt: {
            readonly cursor: string;
            /** Format: uuid */
            readonly id: string;
            readonly question_id: string;
            /** @description Null if the question is gone */
            readonly ref: string | null;
            readonly topic: string | null;
            readonly answer: components["schemas"]["StudyAnswer"];
            readonly mode: components["schemas"]["AttemptMode"];
            readonly outcome: components["schemas"]["Outcome"];
            /**
             * @description By a key that was corrected since; null if the outcome is the same
             * @enum {unknown}
             */
            readonly counts_as: "RIGHT" | "PARTLY" | "WRONG" | null;
            readonly marks: number;
            readonly out_of: number;
            /** @enum {unknown} */
            readonly confidence: "GUESS" | "UNSURE" | "SURE" | null;
            /** Format: date-time */
            readonly answered_at: string;
            readonly took_ms: number | null;
        };
        readonly QuestionNote: {
            readonly cursor: string;
            readonly question_id: string;
            readonly ref: string;
            readonly flagged: boolean;
            readonly note: string | null;
        };
        readonly QuestionRecord: {
            readonly question_id: string;
            /** @description Answers; skipped ones do not count */
            readonly attempts: number;
            /**
             * @description Of the last answer, by the key as it is now
             * @enum {unknown}
             */
            readonly last_outcome: "RIGHT" | "PARTLY" | "WRONG" | null;
            /**
             * Format: date-time
             * @description Of the last answer
             */
            readonly last_at: string | null;
            /**
             * @description The last answer's outcome by its first key; null unless a corrected key changed it
             * @enum {unknown}
             */
            readonly remarked_from: "RIGHT" | "PARTLY" | "WRONG" | null;
            readonly flagged: boolean;
            /** @description Plain text */
            readonly note: string | null;
            readonly note_version: number;
            /**
             * Format: date
             * @description The day of a paper that left it blank, if it was not answered since
             */
            readonly due_on: string | null;
            /**
             * Format: date
             * @description When the key was corrected, if that was after the reader's last answer
             */
            readonly key_corrected_on: string | null;
            /** @description Counts first answers; null below 20 of them and until the caller has answered */
            readonly stats: {
                readonly answered: number;
                readonly right_share: number;
                readonly option_shares: readonly {
                    readonly key: string;
                    readonly share: number;
                }[];
            } | null;
        };
        readonly StudyOverview: {
            /** @description Questions that were answered */
            readonly questions: number;
            /** @description Answers */
            readonly attempts: number;
            readonly right_share: number | null;
            readonly days: readonly {
                /** Format: date */
                readonly date: string;
                readonly answered: number;
                readonly right: number;
            }[];
        };
        readonly SubjectProgress: {
            readonly prof: string;
            /** @description Its code */
            readonly subject: string;
            readonly total: number;
            readonly seen: number;
            readonly right: number;
            readonly due: number;
        };
        readonly TopicProgress: {
            readonly topic: string;
            readonly total: number;
            readonly seen: number;
            readonly right: number;
        };
        readonly StudyPlace: {
            readonly path: string;
            readonly title: string;
            readonly place: number;
            readonly total: number;
            /** Format: date-time */
            readonly at: string;
        };
    };
    responses: {
        /** @description The response whose `ETag` stands in `If-None-Match` is still right, and this caller may still have it. No body. */
        readonly notModified: {
            headers: {
                /** @description Strong */
                readonly ETag: string;
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Something in the call is not as it must be; `field` names it where it is one thing */
        readonly badRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Phone number must be 11 digits.",
                 *       "code": "BAD_REQUEST",
                 *       "field": "contact_number"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, or one that is no longer good */
        readonly unauthenticated: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please log in.",
                 *       "code": "UNAUTHENTICATED"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description For admins only */
        readonly forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This is for admins.",
                 *       "code": "FORBIDDEN"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's role, or part in the question, does not allow it */
        readonly notAllowed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This is for reviewers.",
                 *       "code": "FORBIDDEN"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The log-in is more than 24 hours old */
        readonly logInAgain: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please log in again to change where your earnings are sent.",
                 *       "code": "FORBIDDEN"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Past what is open without a package */
        readonly purchaseRequired: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please purchase packages to access more pages.",
                 *       "code": "PURCHASE_REQUIRED"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is none, or it is another's */
        readonly notFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "No such user.",
                 *       "code": "NOT_FOUND"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand; the message says why */
        readonly conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request was completed before.",
                 *       "code": "CONFLICT"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than is read here */
        readonly tooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The image is larger than 5 MB.",
                 *       "code": "FILE_TOO_LARGE",
                 *       "field": "url"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is no JSON in UTF-8 */
        readonly unsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Send JSON in UTF-8.",
                 *       "code": "UNSUPPORTED_MEDIA_TYPE"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The Idempotency-Key was sent with another body before */
        readonly keyReused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This Idempotency-Key was sent with another request before.",
                 *       "code": "IDEMPOTENCY_KEY_REUSED"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A limit; come back after `Retry-After` */
        readonly tooManyRequests: {
            headers: {
                /** @description Seconds */
                readonly "Retry-After": number;
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many requests! Please try again later.",
                 *       "code": "TOO_MANY_REQUESTS"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A failure of the server's own, with a status of 500 or more. 503 `UNAVAILABLE`: its database or disk is away or has too much to do; come back after `Retry-After` */
        readonly unexpected: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Something went wrong.",
                 *       "code": "INTERNAL"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description One's own record */
        readonly user: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly data: components["schemas"]["User"];
                };
            };
        };
        /** @description What to tell the user */
        readonly message: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "message": "OTP has been sent to email !"
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly data: {
                        readonly message: string;
                    };
                };
            };
        };
        /** @description What to tell the user, and where to go */
        readonly passwordChanged: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "message": "Your password was changed. Please log in.",
                 *         "redirect": "/login"
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly data: {
                        readonly message: string;
                        /** @description A path of the web client */
                        readonly redirect: string;
                    };
                };
            };
        };
        /** @description A field is not as it must be, or the address has an account (EMAIL_TAKEN) */
        readonly signUpRefused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This email is already registered. Please try logging in or use a different email.",
                 *       "code": "EMAIL_TAKEN",
                 *       "field": "email"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The address, the password or the code is wrong, and not which of them */
        readonly invalidCredentials: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The email or the password is wrong.",
                 *       "code": "INVALID_CREDENTIALS"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No account has the address */
        readonly emailUnknown: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "error: No email exists in our system.",
                 *       "code": "NOT_FOUND"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The code is wrong, used up or expired */
        readonly codeUnknown: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Your token doesn't matched",
                 *       "code": "OTP_MISMATCH"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body came in too slowly */
        readonly tooSlow: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The image came in too slowly. Try a smaller one, or a better connection.",
                 *       "code": "TOO_SLOW",
                 *       "field": "url"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No data found */
        readonly noDataFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "No data found",
                 *       "code": "NOT_FOUND"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Notifications */
        readonly notificationList: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly notifications: readonly components["schemas"]["Notification"][];
                };
            };
        };
        /** @description The paper is over; late answers count as practice */
        readonly paperOver: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The paper is over. What came after its end is kept as practice.",
                 *       "code": "PAPER_OVER"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such list, no such page of it, or a range that starts past its end (`This list has 45 questions.`) */
        readonly questionsNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Questions not found",
                 *       "code": "NOT_FOUND"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It was changed since `version`, or its state does not allow it; `question` is as it stands, and left out where it is gone */
        readonly studioConflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly message: string;
                    /** @constant */
                    readonly code: "CONFLICT";
                    readonly question?: components["schemas"]["StudioQuestion"] | undefined;
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    readonly readUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One's own record */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["UserFields"];
                    };
                };
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly signUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Nusrat Jahan",
                 *       "email": "nusrat@example.com",
                 *       "password": "s3cret-word",
                 *       "confirmPassword": "s3cret-word"
                 *     }
                 */
                readonly "application/json": {
                    readonly name: string;
                    /** Format: email */
                    readonly email: string;
                    readonly password: string;
                    /** @description The password again */
                    readonly confirmPassword: string;
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["user"];
            readonly 400: components["responses"]["signUpRefused"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 422: components["responses"]["keyReused"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly logIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "nusrat@example.com",
                 *       "password": "s3cret-word"
                 *     }
                 */
                readonly "application/json": {
                    /** Format: email */
                    readonly email: string;
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description The token and its user */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly token: string;
                            readonly user: components["schemas"]["User"];
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["invalidCredentials"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly exchangeSignInCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly code: string;
                    /** @description The word behind `challenge` */
                    readonly verifier?: string | undefined;
                };
            };
        };
        readonly responses: {
            /** @description The token and its user */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly token: string;
                            readonly user: components["schemas"]["User"];
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["invalidCredentials"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly logOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It has ended */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly requestReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "nusrat@example.com"
                 *     }
                 */
                readonly "application/json": {
                    /** Format: email */
                    readonly email: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["message"];
            readonly 400: components["responses"]["badRequest"];
            readonly 404: components["responses"]["emailUnknown"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 422: components["responses"]["keyReused"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "otp": "482913",
                 *       "password": "s3cret-word",
                 *       "email": "nusrat@example.com"
                 *     }
                 */
                readonly "application/json": {
                    /** @description Six digits out of the mail */
                    readonly otp: string;
                    readonly password: string;
                    /** Format: email */
                    readonly email: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["passwordChanged"];
            readonly 400: components["responses"]["badRequest"];
            readonly 404: components["responses"]["codeUnknown"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly changeUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "contact_number": "+8801712345678"
                 *     }
                 */
                readonly "application/json": {
                    readonly medical_college?: string | undefined;
                    readonly year?: string | undefined;
                    /** @description With its country code. Stored without the prefix that is dialled within the country, such as the 0 of 01712345678 */
                    readonly contact_number?: string | undefined;
                    /** @description The _id that POST /images answered */
                    readonly images?: string | undefined;
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["user"];
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["logInAgain"];
            readonly 404: components["responses"]["notFound"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readReferrer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The first name */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "first_name": "Nusrat"
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: {
                            /** @description One word of letters and their marks */
                            readonly first_name: string;
                        };
                    };
                };
            };
            readonly 404: components["responses"]["notFound"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly setOutToGoogle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Onward */
            readonly 302: {
                headers: {
                    readonly Location: string;
                    /** @description Identifies the browser when it returns */
                    readonly "Set-Cookie"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly comeBackFromGoogle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Onward */
            readonly 302: {
                headers: {
                    readonly Location: string;
                    /** @description Identifies the browser when it returns */
                    readonly "Set-Cookie"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly isGoogleAvailable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether there is a client */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly available: boolean;
                        };
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly findUsers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description At most 20 */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            /** @description Whether these have exactly that */
                            readonly exact: boolean;
                            readonly users: readonly components["schemas"]["FoundUser"][];
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readAffiliate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Sums of the ledger */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Affiliate"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly requestWithdrawal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state with the request */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: 200;
                        readonly data: components["schemas"]["Affiliate"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 404: components["responses"]["notFound"];
            readonly 422: components["responses"]["keyReused"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly setWithdrawalAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly withdrawal: components["schemas"]["PayoutAccountInput"];
                };
            };
        };
        readonly responses: {
            /** @description What is set now */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly update_withdrawal: {
                                readonly withdrawal: components["schemas"]["PayoutAccount"];
                            };
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["logInAgain"];
            readonly 404: components["responses"]["notFound"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listWithdrawals: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of them */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description The last request if there are more */
                        readonly next: string | null;
                        readonly data: readonly {
                            readonly request: number;
                            readonly user_id: string;
                            readonly name: string;
                            /** @description Whole Tk */
                            readonly amount: number;
                            /** Format: date-time */
                            readonly requested_at: string;
                            readonly preferred_method: string;
                            readonly account_number: string;
                            /** Format: date-time */
                            readonly account_changed_at?: (string | null) | undefined;
                            /** @description With the user's reference */
                            readonly most_sign_ups_a_day?: number | undefined;
                            /** @description Whether there are reasons to look before it is paid */
                            readonly review?: boolean | undefined;
                            /** @description In words: unusually many sign-ups, earned commissions that wait for a review, an amount owed */
                            readonly reasons: readonly string[];
                            /** @description In words, why it is completed with `force` alone */
                            readonly cautions: readonly string[];
                            /** @description In words, why it cannot be completed, not even with `force` */
                            readonly blocks: readonly string[];
                        }[];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly completeWithdrawal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly user_id: string;
                    /** @description Which; by default the latest */
                    readonly request?: number | undefined;
                    /** @default false */
                    readonly force?: boolean | undefined;
                };
            };
        };
        readonly responses: {
            /** @description The current request */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly request: number;
                            readonly user_id: string;
                            /** @description Whole Tk */
                            readonly amount: number;
                            /** @enum {unknown} */
                            readonly state: "pending" | "completed" | "rejected";
                            /** @description Whether this call decided it */
                            readonly changed: boolean;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly rejectWithdrawal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly user_id: string;
                    /** @description Which; by default the latest */
                    readonly request?: number | undefined;
                    /** @description Sent to the user */
                    readonly reason?: string | undefined;
                };
            };
        };
        readonly responses: {
            /** @description The current request */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly request: number;
                            readonly user_id: string;
                            /** @description Whole Tk */
                            readonly amount: number;
                            /** @enum {unknown} */
                            readonly state: "pending" | "completed" | "rejected";
                            /** @description Whether this call decided it */
                            readonly changed: boolean;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listCommissions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of them */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["WaitingCommission"][];
                        /** @description The last purchase if there are more */
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly approveCommission: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Whose commission it is */
                    readonly purchase: number;
                    /** @description Stored with the decision */
                    readonly reason?: string | undefined;
                };
            };
        };
        readonly responses: {
            /** @description The current commission */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly purchase: number;
                            /** @description Whom it goes to */
                            readonly user_id: string;
                            /** @description Whole Tk */
                            readonly amount: number;
                            /** @enum {unknown} */
                            readonly review: "approved" | "refused";
                            readonly state: components["schemas"]["CommissionState"];
                            /** @description Whether this call decided it */
                            readonly changed: boolean;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly refuseCommission: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Whose commission it is */
                    readonly purchase: number;
                    /** @description Stored with the decision */
                    readonly reason?: string | undefined;
                };
            };
        };
        readonly responses: {
            /** @description The current commission */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly purchase: number;
                            /** @description Whom it goes to */
                            readonly user_id: string;
                            /** @description Whole Tk */
                            readonly amount: number;
                            /** @enum {unknown} */
                            readonly review: "approved" | "refused";
                            readonly state: components["schemas"]["CommissionState"];
                            /** @description Whether this call decided it */
                            readonly changed: boolean;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listBanners: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is; none is an empty list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly banners: readonly components["schemas"]["Banner"][];
                    };
                };
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly keepPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly url: string;
                };
            };
        };
        readonly responses: {
            /** @description A picture that would be stored */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": string;
                    readonly "application/json": {
                        readonly picture: null;
                    };
                };
            };
            /** @description The picture, which may have been there */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": string;
                    readonly "application/json": {
                        readonly picture: {
                            readonly sha256: string;
                            readonly public_id: string;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly importContent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Texts by path */
                    readonly files: {
                        readonly [key: string]: string;
                    };
                    /** @description SHA-256 of each picture, in hexadecimal digits, by path */
                    readonly pictures: {
                        readonly [key: string]: string;
                    };
                    /** @description Files of the folder that are not sent, and why; each is a problem */
                    readonly unsent?: readonly {
                        readonly file: string;
                        /** @enum {unknown} */
                        readonly reason: "TEXT_TOO_LARGE" | "NOT_UTF8" | "SYMBOLIC_LINK" | "NOT_A_FILE" | "PICTURE_TOO_LARGE" | "NOT_A_PICTURE" | "UNKNOWN_FILE" | "TOO_MUCH_TEXT";
                        /** @description Of a picture that is too large */
                        readonly bytes?: number | undefined;
                    }[] | undefined;
                };
            };
        };
        readonly responses: {
            /** @description What became of each kind and entry */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": string;
                    readonly "application/json": {
                        readonly report: components["schemas"]["ContentReport"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            /** @description Everything that is wrong with the folder; nothing was stored */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": string;
                    readonly "application/json": {
                        readonly message: string;
                        /** @constant */
                        readonly code: "CONTENT_REFUSED";
                        readonly problems: readonly {
                            readonly file: string;
                            readonly problem: string;
                        }[];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listEntries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, or a page */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly entries: readonly components["schemas"]["StoredEntry"][];
                        /** @description What to send as after; null without a further page */
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["conflict"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly orderEntries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly ids: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description They are in that order */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly moveEntry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The id of the one before it; null for the first place */
                    readonly after: string | null;
                };
            };
        };
        readonly responses: {
            /** @description It is there */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readEntry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly entry: components["schemas"]["StoredEntry"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly saveEntry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description As it was read; null for a new one */
                    readonly version: string | null;
                    /** @description With the id of the address */
                    readonly entry: {
                        readonly id: string;
                    } & {
                        readonly [key: string]: unknown;
                    };
                };
            };
        };
        readonly responses: {
            /** @description The entry */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly entry: components["schemas"]["StoredEntry"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly removeEntry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is gone */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listDeskEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of them */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly events: readonly components["schemas"]["DeskEvent"][];
                        /** @description The id of the last one if there are more */
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listPeople: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of them */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly people: readonly components["schemas"]["DeskPerson"][];
                        /** @description Null at the end */
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The person */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly person: components["schemas"]["DeskPerson"];
                        readonly account: components["schemas"]["PersonAccount"];
                        readonly plans: readonly components["schemas"]["HeldPlan"][];
                        readonly purchases: readonly components["schemas"]["PersonPurchase"][];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description In YAML */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/yaml": string;
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readDocumentAsJson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description In JSON */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, unknown>;
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readDocs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listEbooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is; none is an empty list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EbookPage"];
                };
            };
            readonly 304: components["responses"]["notModified"];
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly exportEverything: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/gzip": string;
                };
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            /** @description Another export is being written */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly downloadDatabase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "s3cret-word"
                 *     }
                 */
                readonly "application/json": {
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description The file */
            readonly 200: {
                headers: {
                    /** @description A file name */
                    readonly "Content-Disposition": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/gzip": string;
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            /** @description The account has no password, or another export is being written */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listContentFaqs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is; none is an empty list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly faqs: readonly components["schemas"]["Faq"][];
                    };
                };
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listFaqs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is; none is an empty list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly faqs: readonly components["schemas"]["Faq"][];
                    };
                };
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly storeImage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly url: string;
                };
            };
        };
        readonly responses: {
            /** @description The stored image */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly images: {
                            /** @description To send as `images` of a user */
                            readonly _id: string;
                            readonly public_id: string;
                            readonly url: string;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 408: components["responses"]["tooSlow"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 422: components["responses"]["keyReused"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readImage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The image, which never changes */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/avif": string;
                    readonly "image/webp": string;
                    readonly "image/jpeg": string;
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 404: components["responses"]["notFound"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listInternshipSubjects: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is; none is an empty list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["InternshipSubject"][];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listInternshipTopics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is; none is an empty list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["InternshipTopic"][];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 404: components["responses"]["noDataFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listInternshipSubTopics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is; none is an empty list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["InternshipSubTopic"][];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 404: components["responses"]["noDataFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readInternshipArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The article */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Article"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 404: components["responses"]["noDataFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listNotifications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["notificationList"];
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly markAllNotificationsRead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["notificationList"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly markNotificationRead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The notification */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Notification"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listSentNotifications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of them */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly notifications: readonly components["schemas"]["SentNotification"][];
                        /** @description Null at the end */
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly sendNotification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description To everybody; either this or user_id
                     * @constant
                     */
                    readonly all?: true | undefined;
                    readonly user_id?: string | undefined;
                    readonly title: string;
                    readonly message: string;
                };
            };
        };
        readonly responses: {
            /** @description The notification */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Notification"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 422: components["responses"]["keyReused"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly previewNotification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description To everybody; either this or user_id
                     * @constant
                     */
                    readonly all?: true | undefined;
                    readonly user_id?: string | undefined;
                    readonly title: string;
                    readonly message: string;
                };
            };
        };
        readonly responses: {
            /** @description What would be sent */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly title: string;
                            /** @description Plain text, or sanitised HTML where it starts with a tag */
                            readonly message: string;
                            readonly readers: number;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listScoringRules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rules */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly rules: readonly components["schemas"]["ScoringRule"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listSittings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sittings */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly sittings: readonly components["schemas"]["Sitting"][];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readSharedPaper: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Its title, time and numbers of questions */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly shared: components["schemas"]["SharedPaper"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly countMatches: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MixInput"];
            };
        };
        readonly responses: {
            /** @description The numbers by type */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly matches: components["schemas"]["QuestionCounts"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly markPaper: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly paper: components["schemas"]["PaperInput"];
                    readonly sheet: components["schemas"]["PaperSheetInput"];
                };
            };
        };
        readonly responses: {
            /** @description The paper */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaperResponse"];
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["purchaseRequired"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listPapers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of them */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly papers: readonly components["schemas"]["Paper"][];
                        /** @description The cursor of the last one if there are more */
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly startPaper: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaperInput"];
            };
        };
        readonly responses: {
            /** @description The paper */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaperResponse"];
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["purchaseRequired"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readPaper: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The paper */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaperResponse"];
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly answerPaper: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly answers: readonly components["schemas"]["PaperAnswerInput"][];
                };
            };
        };
        readonly responses: {
            /** @description The paper */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaperResponse"];
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["paperOver"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly finishPaper: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The paper */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaperResponse"];
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly nameResult: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly named: boolean;
                };
            };
        };
        readonly responses: {
            /** @description The paper */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaperResponse"];
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly comparePaper: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The results */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly comparison: components["schemas"]["PaperComparison"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listPlans: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is; none is an empty list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["Plan"][];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly grantPlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly user_id: string;
                    /** @description The plan's subscription_id */
                    readonly plan: string;
                    /** @description One of the plan's; needed where it has several */
                    readonly duration?: string | undefined;
                    /**
                     * @description Another period of the same plan and duration after the one that runs, once ahead
                     * @default false
                     */
                    readonly renew?: boolean | undefined;
                };
            };
        };
        readonly responses: {
            /** @description The purchase */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Purchase"];
                    };
                };
            };
            /** @description The purchase */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Purchase"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly previewGrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly user_id: string;
                    /** @description The plan's subscription_id */
                    readonly plan: string;
                    /** @description One of the plan's; needed where it has several */
                    readonly duration?: string | undefined;
                    /**
                     * @description Another period of the same plan and duration after the one that runs, once ahead
                     * @default false
                     */
                    readonly renew?: boolean | undefined;
                };
            };
        };
        readonly responses: {
            /** @description The purchase */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Purchase"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly refundPurchase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly purchase?: number | undefined;
                    readonly user_id?: string | undefined;
                    readonly plan?: string | undefined;
                } & (unknown | unknown);
            };
        };
        readonly responses: {
            /** @description The purchase */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Purchase"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly previewRefund: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly purchase?: number | undefined;
                    readonly user_id?: string | undefined;
                    readonly plan?: string | undefined;
                } & (unknown | unknown);
            };
        };
        readonly responses: {
            /** @description The purchase once it is refunded */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Purchase"];
                        readonly plans: readonly components["schemas"]["HeldPlan"][];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listChapters: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Chapters by name */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["Chapter"][];
                    };
                };
            };
            readonly 304: components["responses"]["notModified"];
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listChapterQuestions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionPage"];
                };
            };
            readonly 304: components["responses"]["notModified"];
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["purchaseRequired"];
            readonly 404: components["responses"]["questionsNotFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listTopics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Topic names; none is an empty list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly string[];
                    };
                };
            };
            readonly 304: components["responses"]["notModified"];
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listYears: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Years; none is an empty list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly year: readonly number[];
                        };
                    };
                };
            };
            readonly 304: components["responses"]["notModified"];
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listYearQuestions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionPage"];
                };
            };
            readonly 304: components["responses"]["notModified"];
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["purchaseRequired"];
            readonly 404: components["responses"]["questionsNotFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listTopicQuestions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionPage"];
                };
            };
            readonly 304: components["responses"]["notModified"];
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["purchaseRequired"];
            readonly 404: components["responses"]["questionsNotFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly getQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The question */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Question"];
                    };
                };
            };
            readonly 304: components["responses"]["notModified"];
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["purchaseRequired"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly importQuestions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": string;
                readonly "multipart/form-data": {
                    /** @description Before the file: JSON of names of pictures, each with the SHA-256 (hexadecimal) of a file that `POST /admin/content/pictures` was sent. Rows may name them */
                    readonly pictures?: string | undefined;
                    /** @description Before the file: JSON of what a person changed in the rows of a dry run, applied to the file before anything else. `rows`: by `line`, new texts by column, or null to leave the row out (at most 5,000); `values`: a list of `column` (chapter, topic, subject, prof, board or type), `from` and `to`, for every row whose cell is exactly `from` (at most 500) */
                    readonly edits?: string | undefined;
                    /** @description Before the file, up to 1,000 times and 400 MB together: a PNG, JPEG or WebP of 5 MB at most, which is checked, and stored unless this is a dry run. Rows name it by its file name, exactly and without a path */
                    readonly picture?: readonly string[] | undefined;
                    /** Format: binary */
                    readonly file: string;
                };
            };
        };
        readonly responses: {
            /** @description Progress, refusals, rows and the report */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": string;
                };
            };
            /** @description Something in the call is not as it must be, or the file cannot be read. Where it is the header, `columns` has the columns of the file, for `map` */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportError"];
                };
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            /** @description Another import is being stored as a whole on the embedded database, whose only connection it occupies. Nothing of this one is stored; `retry-after` says when to try again */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            readonly 413: components["responses"]["tooLarge"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly exportQuestions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file */
            readonly 200: {
                headers: {
                    /** @description The name of the file, such as questions-2026-11-24.csv */
                    readonly "content-disposition": string;
                    /** @description JSON: `questions`, `with_pictures` and `losses`, what the file cannot carry, each with an `id` and, where it concerns some questions, how many (`questions`) */
                    readonly "export-summary": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    readonly "application/x-ndjson": string;
                    readonly "application/xml": string;
                    readonly "text/plain": string;
                    readonly "application/zip": string;
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly questionTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file */
            readonly 200: {
                headers: {
                    /** @description The name of the file */
                    readonly "content-disposition": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    readonly "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly exportQuestionPictures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The archive */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": string;
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The question */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly ref: string;
                            /** @description Incremented by each change */
                            readonly version: number;
                            readonly hidden: boolean;
                            readonly fields: components["schemas"]["QuestionFields"];
                            /** @description Its lists, or those that it returns to when it is shown */
                            readonly lists: readonly {
                                /** @enum {unknown} */
                                readonly kind: "topic" | "year" | "chapter";
                                readonly board?: string | undefined;
                                readonly name: string;
                            }[];
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly correctQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The version that the caller has looked at */
                    readonly version: number;
                    readonly reason: string;
                    readonly set: components["schemas"]["QuestionFields"];
                };
            };
        };
        readonly responses: {
            /** @description The question's state, and what was changed, or would be */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly ref: string;
                            readonly version: number;
                            readonly hidden: boolean;
                            /** @description False where it was so before */
                            readonly changed: boolean;
                            readonly changes: components["schemas"]["QuestionChanges"];
                            /** @description What the fields lost when they were cleaned, such as the address of a link */
                            readonly warnings?: readonly string[] | undefined;
                            readonly dry_run: boolean;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly hideQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly reason: string;
                };
            };
        };
        readonly responses: {
            /** @description The question's state, and what was changed, or would be */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly ref: string;
                            readonly version: number;
                            readonly hidden: boolean;
                            /** @description False where it was so before */
                            readonly changed: boolean;
                            readonly changes: components["schemas"]["QuestionChanges"];
                            /** @description What the fields lost when they were cleaned, such as the address of a link */
                            readonly warnings?: readonly string[] | undefined;
                            readonly dry_run: boolean;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly showQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly reason?: string | undefined;
                };
            };
        };
        readonly responses: {
            /** @description The question's state, and what was changed, or would be */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly ref: string;
                            readonly version: number;
                            readonly hidden: boolean;
                            /** @description False where it was so before */
                            readonly changed: boolean;
                            readonly changes: components["schemas"]["QuestionChanges"];
                            /** @description What the fields lost when they were cleaned, such as the address of a link */
                            readonly warnings?: readonly string[] | undefined;
                            readonly dry_run: boolean;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listQuestionVersions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The versions */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly ref: string;
                            readonly version: number;
                            readonly hidden: boolean;
                            readonly former: readonly {
                                readonly version: number;
                                /** @description The whole question as it was */
                                readonly content: Record<string, unknown>;
                                readonly changes: components["schemas"]["QuestionChanges"];
                                /** @description The author's user_id */
                                readonly author: string;
                                /** @description Null once the account is gone */
                                readonly author_name: string | null;
                                readonly reason: string | null;
                                /** Format: date-time */
                                readonly changed_at: string;
                            }[];
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listQuestionLists: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of them */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly lists: readonly {
                            readonly name: string;
                            /** @description Of a topic: those that asked it */
                            readonly boards: readonly string[];
                            /** @description That readers see, each once */
                            readonly questions: number;
                            /** @description Of questions that are hidden at the moment */
                            readonly hidden: number;
                        }[];
                        /** @description The last name if there are more */
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly renameQuestionList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly kind: "chapter" | "topic";
                    /** @example _1-ANAT */
                    readonly subject: string;
                    /** @description The current name */
                    readonly name: string;
                    readonly to: string;
                };
            };
        };
        readonly responses: {
            /** @description What was changed, or would be */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly changed: boolean;
                            /** @description One for a chapter, one a board for a topic */
                            readonly lists: number;
                            /** @description That stand in them, hidden ones too */
                            readonly questions: number;
                            readonly dry_run: boolean;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly mergeQuestionLists: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly kind: "chapter" | "topic";
                    /** @example _1-ANAT */
                    readonly subject: string;
                    /** @description The one that goes */
                    readonly name: string;
                    /** @description The one that stays */
                    readonly into: string;
                };
            };
        };
        readonly responses: {
            /** @description What was changed, or would be */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly changed: boolean;
                            /** @description One for a chapter, one a board for a topic */
                            readonly lists: number;
                            /** @description That stand in them, hidden ones too */
                            readonly questions: number;
                            readonly dry_run: boolean;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly removeEmptyQuestionLists: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly kind: "chapter" | "topic";
                };
            };
        };
        readonly responses: {
            /** @description What was removed, or would be */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly changed: boolean;
                            readonly dry_run: boolean;
                            readonly removed: readonly {
                                /** @description Of a topic */
                                readonly board?: string | undefined;
                                readonly subject: string;
                                readonly name: string;
                            }[];
                        };
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listOwnReports: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of them */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly reports: readonly components["schemas"]["ReportRow"][];
                        /** @description In the whole list */
                        readonly total: number;
                        /** @description The cursor of the last one if there are more */
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly reportQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Its _id */
                    readonly question: string;
                    readonly kind: components["schemas"]["ReportKind"];
                    /**
                     * @description Plain text, made one line; needed for OTHER
                     * @default
                     */
                    readonly text?: string | undefined;
                };
            };
        };
        readonly responses: {
            /** @description The report */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly report: components["schemas"]["Report"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["purchaseRequired"];
            readonly 404: components["responses"]["notFound"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listReports: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of them */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly reports: readonly components["schemas"]["ReportRow"][];
                        /** @description In the whole list */
                        readonly total: number;
                        /** @description The cursor of the last one if there are more */
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly answerReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Whether the reader was right */
                    readonly accept: boolean;
                    /** @description Plain text */
                    readonly answer: string;
                };
            };
        };
        readonly responses: {
            /** @description The report */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly report: components["schemas"]["Report"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly search: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is found, by group; nothing is an empty list */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["SearchResult"][];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listStudioQuestions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of them */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly questions: readonly {
                            readonly cursor: string;
                            readonly question: components["schemas"]["StudioQuestionRow"];
                        }[];
                        /** @description In the whole list */
                        readonly total: number;
                        /** @description The cursor of the last one if there are more */
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly createStudioQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly question: components["schemas"]["StudioQuestionInput"];
                };
            };
        };
        readonly responses: {
            /** @description The draft */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly question: components["schemas"]["StudioQuestion"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listSuspects: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of them */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly questions: readonly {
                            readonly cursor: string;
                            readonly question: components["schemas"]["StudioQuestionRow"];
                        }[];
                        /** @description In the whole list */
                        readonly total: number;
                        /** @description The cursor of the last one if there are more */
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readStudioQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The question */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly question: components["schemas"]["StudioQuestion"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly 404: components["responses"]["notFound"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly saveStudioQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: components["schemas"]["StudioVersion"];
                    readonly question: components["schemas"]["StudioQuestionInput"];
                };
            };
        };
        readonly responses: {
            /** @description The current state */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly question: components["schemas"]["StudioQuestion"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["studioConflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly submitStudioQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: components["schemas"]["StudioVersion"];
                };
            };
        };
        readonly responses: {
            /** @description The current state */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly question: components["schemas"]["StudioQuestion"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["studioConflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly approveStudioQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: components["schemas"]["StudioVersion"];
                };
            };
        };
        readonly responses: {
            /** @description The current state */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly question: components["schemas"]["StudioQuestion"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["studioConflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly returnStudioQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: components["schemas"]["StudioVersion"];
                    /** @description Plain text */
                    readonly comment: string;
                };
            };
        };
        readonly responses: {
            /** @description The current state */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly question: components["schemas"]["StudioQuestion"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["studioConflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly retireStudioQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: components["schemas"]["StudioVersion"];
                    /** @description Plain text */
                    readonly comment: string;
                };
            };
        };
        readonly responses: {
            /** @description The current state */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly question: components["schemas"]["StudioQuestion"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["studioConflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly undoStudioQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: components["schemas"]["StudioVersion"];
                };
            };
        };
        readonly responses: {
            /** @description The current state */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly question: components["schemas"]["StudioQuestion"] | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["studioConflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listStudioPeople: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description People */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly people: readonly components["schemas"]["StudioPerson"][];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly setStudioRole: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly role: components["schemas"]["Role"];
                };
            };
        };
        readonly responses: {
            /** @description The person */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly person: components["schemas"]["StudioPerson"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listRoles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description People */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["StudioPerson"][];
                    };
                };
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly setRole: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly user_id: string;
                    readonly role: components["schemas"]["Role"];
                };
            };
        };
        readonly responses: {
            /** @description The user */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["StudioPerson"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["forbidden"];
            readonly 404: components["responses"]["notFound"];
            readonly 409: components["responses"]["conflict"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listCapabilities: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is offered */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly capabilities: components["schemas"]["Capabilities"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listAttempts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Attempts, and the cursor to go on after; null at the end */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly attempts: readonly components["schemas"]["Attempt"][];
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly recordAttempts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly attempts: readonly components["schemas"]["AttemptInput"][];
                };
            };
        };
        readonly responses: {
            /** @description A result for each */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly results: readonly components["schemas"]["AttemptResult"][];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listNotes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Flags and notes, and the cursor to go on after; null at the end */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly notes: readonly components["schemas"]["QuestionNote"][];
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readStudyRecords: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A record for each */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly records: readonly components["schemas"]["QuestionRecord"][];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly setQuestionFlag: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly flagged: boolean;
                };
            };
        };
        readonly responses: {
            /** @description The record of the question */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly record: components["schemas"]["QuestionRecord"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["purchaseRequired"];
            readonly 404: components["responses"]["notFound"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly setQuestionNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Plain text */
                    readonly note: string;
                    readonly version: number;
                };
            };
        };
        readonly responses: {
            /** @description The record of the question */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly record: components["schemas"]["QuestionRecord"];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["purchaseRequired"];
            readonly 404: components["responses"]["notFound"];
            /** @description Another device has changed the note first; `record` is the current one */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly message: string;
                        /** @constant */
                        readonly code: "CONFLICT";
                        readonly record: components["schemas"]["QuestionRecord"];
                    };
                };
            };
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readStudyOverview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The overview */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly overview: components["schemas"]["StudyOverview"];
                    };
                };
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listSubjectProgress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description In the order of the curriculum */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly subjects: readonly components["schemas"]["SubjectProgress"][];
                    };
                };
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listTopicProgress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description By name */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly topics: readonly components["schemas"]["TopicProgress"][];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listOwnQuestions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Questions, how many the list has, and the cursor to go on after; null at the end */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly questions: readonly {
                            readonly cursor: string;
                            readonly question: components["schemas"]["Question"];
                        }[];
                        readonly total: number;
                        readonly next: string | null;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listStudyPlaces: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Newest first, at most five */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly places: readonly components["schemas"]["StudyPlace"][];
                    };
                };
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly leaveStudyPlace: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly path: string;
                    readonly title: string;
                    readonly place: number;
                    readonly total: number;
                };
            };
        };
        readonly responses: {
            /** @description Newest first, at most five */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly places: readonly components["schemas"]["StudyPlace"][];
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly 429: components["responses"]["tooManyRequests"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly deleteStudyRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly confirm: string;
                };
            };
        };
        readonly responses: {
            /** @description The record is deleted */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly deleted: true;
                    };
                };
            };
            readonly 400: components["responses"]["badRequest"];
            readonly 401: components["responses"]["unauthenticated"];
            readonly 413: components["responses"]["tooLarge"];
            readonly 415: components["responses"]["unsupportedMediaType"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readStudyRebuild: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Its state */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["StudyRebuild"] | null;
                    };
                };
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly rebuildStudy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            /** @constant */
                            readonly rebuilt: true;
                            readonly corrected: components["schemas"]["StudyCorrections"];
                            /** @description Records that an upgrade corrected, because they had counted skipped questions */
                            readonly mended: number;
                        };
                    };
                };
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly startStudyRebuild: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It runs */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["StudyRebuild"];
                    };
                };
            };
            readonly 401: components["responses"]["unauthenticated"];
            readonly 403: components["responses"]["notAllowed"];
            readonly 409: components["responses"]["conflict"];
            readonly default: components["responses"]["unexpected"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
