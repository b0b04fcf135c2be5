export interface components {
    schemas: {
        readonly Error: {
            readonly message: string;
            readonly message_id?: components["schemas"]["MessageId"] | undefined;
            readonly params?: components["schemas"]["MessageParams"] | undefined;
            /** @enum {unknown} */
            readonly code: "BAD_FILE" | "BAD_REQUEST" | "CONFLICT" | "EMAIL_TAKEN" | "FILE_TOO_LARGE" | "FORBIDDEN" | "IDEMPOTENCY_KEY_REUSED" | "INTERNAL" | "INVALID_CREDENTIALS" | "NOT_FOUND" | "OTP_MISMATCH" | "PAPER_OVER" | "PURCHASE_REQUIRED" | "TOO_MANY_REQUESTS" | "TOO_SLOW" | "TWO_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNAVAILABLE" | "UNSUPPORTED_MEDIA_TYPE" | "WRONG_CODE";
            readonly field?: string | undefined;
        };
        readonly MessageId: string;
        readonly MessageParams: Record<string, unknown>;
        readonly FoundUser: {
            readonly user_id: string;
            readonly name: string;
            readonly email: string;
            readonly email_verified_at: string | null;
            readonly contact_number: string;
            readonly medical_college: string;
            readonly year: string;
            /** @example student */
            readonly user_type: string;
            readonly access_doc: string;
            readonly plans: readonly components["schemas"]["HeldPlan"][];
            readonly referrer: {
                readonly user_id: string;
                readonly name: string;
            } | null;
            readonly created_at: string;
        };
        readonly UserFields: {
            readonly _id?: string | undefined;
            readonly user_id?: string | undefined;
            readonly name?: string | undefined;
            readonly email?: string | undefined;
            readonly medical_college?: string | undefined;
            readonly session?: string | undefined;
            readonly access_std?: string | undefined;
            readonly year?: string | undefined;
            readonly access_doc?: string | undefined;
            readonly contact_number?: string | undefined;
            readonly auth_type?: string | undefined;
            readonly user_type?: string | undefined;
            readonly language?: components["schemas"]["Language"] | undefined;
            readonly role?: components["schemas"]["Role"] | undefined;
            readonly permissions?: readonly components["schemas"]["Permission"][] | undefined;
            readonly two_factor?: boolean | undefined;
            readonly recovery_codes_left?: (number | null) | undefined;
            readonly two_factor_missing?: boolean | undefined;
            readonly device_login?: {
                readonly [key: string]: {
                    readonly first: string;
                    readonly last: string;
                };
            } | undefined;
            readonly withdrawal?: {
                readonly preferred_method?: string | undefined;
                readonly account_number?: string | undefined;
                readonly last_withdrawal_amount?: number | undefined;
                readonly last_withdrawal_date?: string | undefined;
            } | undefined;
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
            readonly account_number: string;
            /** @enum {unknown} */
            readonly preferred_method: "Bkash" | "Nogod" | "";
        };
        readonly Affiliate: {
            readonly _id: string;
            readonly user_id: string;
            readonly earnings: {
                readonly total_earned: number;
                readonly pending_withdrawal: number;
                readonly withdrawn: number;
            };
            readonly available: number;
            readonly held: number;
            readonly owed: number;
            /** @enum {unknown} */
            readonly request: "none" | "pending" | "completed";
            readonly updatedAt: string;
            readonly withdrawal_logs: readonly {
                readonly date: string;
                readonly amount: number;
            }[];
            readonly usage_count: number;
            readonly commission_rate: number;
            readonly hold_hours: number;
            readonly withdrawal: components["schemas"]["PayoutAccount"];
            readonly monthly: readonly {
                /** @example 2026-11 */
                readonly month: string;
                readonly earned: number;
            }[];
        };
        /** @enum {unknown} */
        readonly CommissionState: "held" | "released" | "taken back";
        readonly WaitingCommission: {
            readonly purchase: number;
            readonly user_id: string;
            readonly name: string;
            readonly buyer: string;
            readonly buyer_name: string;
            readonly plan: string;
            readonly amount: number;
            readonly bought_at: string;
            readonly state: components["schemas"]["CommissionState"];
            readonly review: boolean;
            /**
             * @example [
             *       "same phone as RAHIM7"
             *     ]
             */
            readonly reasons: readonly string[];
        };
        readonly ArticleState: {
            /** @enum {unknown} */
            readonly status: "DRAFT" | "IN_REVIEW" | "RETURNED" | "PUBLISHED";
            readonly author: string | null;
            readonly is_mine: boolean;
            readonly changed_at: string | null;
            readonly missing: readonly string[];
            readonly may: readonly ("SAVE" | "SUBMIT" | "APPROVE" | "RETURN" | "UNDO")[];
            readonly published: Record<string, unknown> | null;
            readonly history?: readonly components["schemas"]["QuestionEvent"][] | undefined;
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
        readonly BulkResult: {
            readonly id: string | null;
            readonly changed: number;
            readonly refused: readonly {
                readonly question_id: string;
                readonly why: string;
            }[];
        };
        readonly StudioAuthor: {
            readonly user_id: string;
            readonly name: string;
        };
        readonly StudioView: {
            readonly _id: string;
            readonly name: string;
            readonly filter: components["schemas"]["StudioFilter"];
        };
        readonly StudioFilter: {
            readonly status?: components["schemas"]["QuestionStatus"] | undefined;
            readonly prof?: string | undefined;
            readonly subject?: string | undefined;
            readonly text?: string | undefined;
            /** @default false */
            readonly mine?: boolean | undefined;
            readonly chapter?: string | undefined;
            readonly topic?: string | undefined;
            readonly author?: string | undefined;
            /** @enum {unknown} */
            readonly type?: ("SBA" | "MTF" | "SAQ") | undefined;
            readonly reported?: boolean | undefined;
            readonly facility_below?: number | undefined;
            readonly discrimination_below?: number | undefined;
            readonly changed_from?: string | undefined;
            readonly changed_to?: string | undefined;
            readonly item?: string | undefined;
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
            readonly entries: readonly {
                /** @enum {unknown} */
                readonly kind: "banners" | "faqs" | "plans" | "ebooks" | "internship_subjects" | "internship_topics";
                readonly id: string;
                readonly title: string;
                /** @enum {unknown} */
                readonly outcome: "created" | "changed" | "unchanged" | "removed" | "kept";
            }[];
            readonly kept: readonly {
                readonly kind: string;
                readonly id: string;
            }[];
            readonly pictures_needed: readonly string[];
            readonly fingerprint: string;
        };
        readonly StoredEntry: {
            readonly version: string;
            readonly edited: {
                readonly at: string;
                readonly by: {
                    readonly user_id: string;
                    readonly name: string;
                } | null;
            } | null;
            readonly entry: Record<string, unknown>;
            readonly article?: components["schemas"]["ArticleState"] | undefined;
        };
        /** @example 21-ANAT-THX-03 */
        readonly ItemCode: string;
        readonly ItemCodes: readonly components["schemas"]["ItemCode"][];
        /**
         * @example {
         *       "code": "21-ANAT-THX",
         *       "questions": 41
         *     }
         */
        readonly CardCount: {
            readonly code: string;
            readonly questions: number;
        };
        /**
         * @example {
         *       "code": "21-ANAT-THX-03",
         *       "questions": 9,
         *       "sba": 4,
         *       "mtf": 3,
         *       "saq": 2,
         *       "articles": [
         *         {
         *           "_id": "chest-pain",
         *           "name": "Chest pain",
         *           "link": "/internship/medicine/skip/chest-pain"
         *         }
         *       ]
         *     }
         */
        readonly ItemCount: {
            readonly code: string;
            readonly questions: number;
            readonly sba: number;
            readonly mtf: number;
            readonly saq: number;
            readonly articles: readonly {
                readonly _id: string;
                readonly name: string;
                readonly link?: string | undefined;
            }[];
        };
        /**
         * @example {
         *       "code": "21-ANAT-THX-03",
         *       "answered": 6,
         *       "right": 4,
         *       "due": 1
         *     }
         */
        readonly ItemProgress: {
            readonly code: string;
            readonly answered: number;
            readonly right: number;
            readonly due: number;
        };
        readonly DeskEvent: {
            readonly id: string;
            readonly at: string;
            readonly by: {
                readonly user_id: string;
                readonly name: string;
            } | null;
            readonly about: {
                readonly user_id: string;
                readonly name: string;
            } | null;
            readonly action: string;
            readonly params: {
                readonly [key: string]: unknown;
            };
            /** @deprecated */
            readonly call: string;
            /** @deprecated */
            readonly body: {
                readonly [key: string]: unknown;
            };
            readonly status: number | null;
        };
        readonly DeskPerson: {
            readonly _id: string;
            readonly user_id: string;
            readonly name: string;
            readonly email: string;
            readonly contact_number: string;
            readonly role: components["schemas"]["Role"];
            readonly created_at: string;
        };
        readonly PersonAccount: {
            readonly email_verified_at: string | null;
            readonly medical_college: string;
            readonly session: string;
            readonly year: string;
            readonly access_doc: string;
            readonly referrer: {
                readonly user_id: string;
                readonly name: string;
            } | null;
            readonly referred: number;
            readonly two_factor?: boolean | undefined;
        };
        readonly PersonPurchase: {
            readonly purchase: number;
            readonly plan: string;
            readonly name: string;
            readonly duration: string;
            readonly price: number;
            readonly complimentary: string | null;
            readonly refunded: number;
            readonly payments: readonly components["schemas"]["Payment"][];
            readonly bought_at: string;
            readonly starts_at: string;
            readonly ends_at: string | null;
            readonly refunded_at: string | null;
            /** @enum {unknown} */
            readonly state: "running" | "upcoming" | "ended" | "refunded";
            readonly commission: number;
            readonly commission_state: components["schemas"]["CommissionState"] | null;
            /** @enum {unknown} */
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
        readonly CommentField: string | null;
        readonly Reviewer: {
            readonly user_id: string;
            readonly name: string;
        };
        readonly DraftPlace: {
            readonly prof: string;
            readonly subject: string;
            readonly chapter: string;
            readonly topic: string | null;
            readonly new_chapter: boolean;
            readonly new_topic: boolean;
            readonly like_chapters: readonly string[];
            readonly like_topics: readonly string[];
        };
        readonly DraftComment: {
            readonly _id: string;
            readonly parent: string | null;
            readonly field: components["schemas"]["CommentField"];
            readonly text: string;
            readonly by: string | null;
            readonly is_expert: boolean;
            readonly is_mine: boolean;
            readonly at: string;
            readonly resolved_at: string | null;
            readonly resolved_by: string | null;
            readonly may_resolve: boolean;
        };
        /** @enum {unknown} */
        readonly ExpertLinkState: "OPEN" | "EXPIRED" | "REVOKED" | "CLOSED";
        readonly ExpertLink: {
            readonly _id: string;
            readonly by: string | null;
            readonly made_at: string;
            readonly expires_at: string;
            readonly state: components["schemas"]["ExpertLinkState"];
        };
        readonly DraftReview: {
            readonly _id: string;
            readonly may_comment: boolean;
            readonly place: components["schemas"]["DraftPlace"];
            readonly comments: readonly components["schemas"]["DraftComment"][];
            readonly reviewers: readonly components["schemas"]["Reviewer"][];
            readonly expert_links: readonly components["schemas"]["ExpertLink"][];
        };
        readonly ExpertComment: {
            readonly _id: string;
            readonly field: components["schemas"]["CommentField"];
            readonly text: string;
            readonly name: string;
            readonly at: string;
        };
        readonly ExpertDraft: {
            readonly state: components["schemas"]["ExpertLinkState"];
            readonly expires_at: string;
            readonly ref: string | null;
            readonly draft: components["schemas"]["StudioDraft"] | null;
            readonly comments: readonly components["schemas"]["ExpertComment"][];
        };
        readonly Backups: {
            /** @enum {string} */
            readonly state: "OK" | "NONE" | "LATE" | "FAILED" | "OFF";
            readonly every_hours: number;
            readonly last_backup_at: string | null;
            readonly last_restore_at: string | null;
            readonly runs: readonly components["schemas"]["BackupRun"][];
        };
        readonly BackupRun: {
            /** @enum {string} */
            readonly kind: "BACKUP" | "RESTORE";
            readonly at: string;
            readonly bytes: number | null;
            readonly error: string | null;
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
            readonly answer: string;
            /** @constant */
            readonly is_hide: false;
        };
        /** @enum {unknown} */
        readonly FigureReport: "sales" | "readers" | "ending" | "affiliates" | "coverage" | "questions" | "authors";
        readonly FigureCursor: string;
        readonly FigurePerson: {
            readonly user_id: string;
            readonly name: string;
        };
        readonly SalesDay: {
            readonly date: string;
            readonly plan: string;
            readonly method: string;
            readonly by: components["schemas"]["FigurePerson"] | null;
            readonly sold: number;
            readonly amount: number;
            readonly refunded: number;
            readonly complimentary: number;
        };
        readonly ReaderDay: {
            readonly date: string;
            readonly active: number;
            readonly signed_up: number;
            readonly first_purchases: number;
        };
        readonly Readership: {
            readonly active: number;
            readonly signed_up: number;
            readonly bought: number;
        };
        readonly EndingPlan: {
            readonly cursor: components["schemas"]["FigureCursor"];
            readonly person: components["schemas"]["FigurePerson"];
            readonly plan: string;
            readonly duration: string;
            readonly ends_at: string;
        };
        readonly AffiliateFigures: {
            readonly cursor: components["schemas"]["FigureCursor"];
            readonly person: components["schemas"]["FigurePerson"];
            readonly referred: number;
            readonly purchases: number;
            readonly commission: number;
            readonly held: number;
            readonly earned: number;
            readonly paid: number;
        };
        readonly ChapterCoverage: {
            readonly chapter: string;
            readonly sba: number;
            readonly mtf: number;
            readonly saq: number;
            readonly other: number;
            readonly answers: number;
        };
        readonly QuestionFigures: {
            readonly cursor: components["schemas"]["FigureCursor"];
            readonly _id: string;
            readonly ref: string;
            readonly prof: string;
            readonly subject: string;
            readonly topic: string | null;
            readonly type: string;
            readonly answered: number;
            readonly facility: number | null;
            readonly discrimination: number | null;
            readonly statements: readonly components["schemas"]["StatementFigures"][];
            readonly skips: number;
            readonly reports: number;
            readonly open_reports: number;
        };
        readonly StatementFigures: {
            readonly key: string;
            readonly answered: number;
            readonly facility: number | null;
            readonly discrimination: number | null;
        };
        readonly AuthorFigures: {
            readonly person: components["schemas"]["FigurePerson"];
            readonly drafts: number;
            readonly in_review: number;
            readonly submitted: number;
            readonly returned: number;
            readonly published: number;
            readonly days_to_publish: number | null;
        };
        readonly StoredPicture: {
            readonly public_id: string;
        };
        /** @enum {unknown} */
        readonly ImportBatchState: "DRAFTS" | "PUBLISHED" | "TAKEN_BACK";
        readonly ImportBatch: {
            readonly _id: string;
            readonly file: string;
            readonly by: string;
            readonly is_mine: boolean;
            readonly at: string;
            readonly state: components["schemas"]["ImportBatchState"];
            readonly added: number;
            readonly changed: number;
            readonly refused: number;
            readonly drafts: number;
            readonly waiting: number;
            readonly edited_since: number;
            readonly effect: {
                readonly removed: number;
                readonly hidden: number;
                readonly restored: number;
            };
            readonly may: readonly ("APPROVE" | "TAKE_BACK")[];
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
            readonly url: {
                readonly url: string;
            } | null;
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
            readonly sub_name?: string | undefined;
            readonly topic_name: string;
            readonly view: {
                readonly banner: {
                    readonly image: components["schemas"]["StoredPicture"] | null;
                    readonly date: string;
                };
                readonly review?: ({
                    readonly by: string;
                    readonly on: string;
                } | null) | undefined;
                readonly explanation_bn?: (string | null) | undefined;
                readonly content: readonly {
                    readonly body: string;
                }[];
            };
        };
        /** @enum {string} */
        readonly JobState: "WAITING" | "RUNNING" | "RETRYING" | "FAILED";
        readonly Job: {
            readonly id: string;
            readonly job: string;
            readonly scheduled: boolean;
            readonly state: components["schemas"]["JobState"];
            readonly attempts: number;
            readonly last_error: string | null;
            readonly next_run_at: string | null;
            readonly last_done_at: string | null;
        };
        readonly JobKind: {
            readonly job: string;
            readonly waiting: number;
            readonly running: number;
            readonly failed: number;
            readonly next_run_at: string | null;
            readonly last_done_at: string | null;
            readonly last_error: string | null;
        };
        /** @enum {string} */
        readonly Language: "en" | "bn";
        /** @enum {string} */
        readonly LegalTextId: "terms" | "privacy" | "refunds";
        readonly LegalText: {
            readonly id: components["schemas"]["LegalTextId"];
            readonly body: string;
            readonly updated_at: string;
        };
        /** @enum {string} */
        readonly AudienceGroup: "EVERYBODY" | "PERSON" | "YEARS" | "PLAN_ENDS" | "PLAN_ENDED" | "NEVER_BOUGHT" | "ROLE";
        /** @enum {string} */
        readonly DeskMessageState: "SCHEDULED" | "SENDING" | "SENT" | "CANCELLED";
        readonly DeskMessage: {
            readonly _id: string;
            readonly version: number;
            readonly state: components["schemas"]["DeskMessageState"];
            readonly title: string;
            readonly message: string;
            readonly title_bn: string | null;
            readonly message_bn: string | null;
            readonly group: components["schemas"]["AudienceGroup"];
            readonly user: {
                readonly user_id: string;
                readonly name: string;
            } | null;
            readonly years: readonly string[];
            readonly days: number | null;
            readonly role: string | null;
            readonly send_at: string;
            readonly created_at: string;
            readonly sent_at: string | null;
            readonly by: {
                readonly user_id: string;
                readonly name: string;
            } | null;
            readonly readers: number;
        };
        /** @enum {string} */
        readonly WaitingKind: "REVIEW" | "IMPORTS" | "ARTICLES" | "RETURNED" | "REPORTS" | "SUSPECTS" | "ORDERS" | "PAYOUTS" | "COMMISSIONS" | "FAILED_JOBS";
        readonly Waiting: {
            readonly kind: components["schemas"]["WaitingKind"];
            readonly count: number;
        };
        readonly DailyMail: {
            readonly on: boolean;
        };
        readonly SentNotification: {
            readonly _id: string;
            readonly title: string;
            readonly message: string;
            readonly createdAt: string;
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
            readonly title: string;
            readonly message: string;
            readonly isRead: boolean;
            readonly createdAt: string;
        };
        /** @enum {unknown} */
        readonly OrderState: "OPEN" | "CHECKING" | "PAID" | "FAILED" | "CANCELLED" | "EXPIRED" | "REFUNDED";
        readonly Checkout: {
            readonly methods: readonly components["schemas"]["PaymentMethod"][];
        };
        readonly PaymentMethod: {
            readonly id: string;
            readonly name: string;
            /** @enum {unknown} */
            readonly kind: "MANUAL" | "REDIRECT";
            readonly pay_to: string | null;
            readonly instructions: string | null;
        };
        readonly OrderInput: {
            readonly id: string;
            readonly plan: string;
            readonly duration: string;
            readonly method: string;
            readonly coupon?: string | undefined;
            readonly return_to?: string | undefined;
        };
        readonly Order: {
            readonly id: string;
            readonly code: string;
            readonly state: components["schemas"]["OrderState"];
            readonly plan: string;
            readonly duration: string;
            readonly amount: number;
            readonly discount: number;
            readonly method: components["schemas"]["PaymentMethod"];
            readonly pay_url: string | null;
            readonly transaction: string | null;
            readonly rejected: components["schemas"]["RejectedTransfer"] | null;
            readonly return_to: string | null;
            readonly created_at: string;
            readonly expires_at: string;
            readonly receipt: components["schemas"]["Receipt"] | null;
            readonly refunds: readonly components["schemas"]["OrderRefund"][];
        };
        readonly RejectedTransfer: {
            readonly transaction: string;
            readonly reason: string | null;
        };
        readonly Receipt: {
            readonly number: string;
            readonly issued_at: string;
        };
        readonly OrderRefund: {
            readonly id: string;
            readonly amount: number;
            /** @enum {unknown} */
            readonly state: "ASKED" | "SENT" | "DONE" | "UNCERTAIN" | "FAILED";
            readonly asked_at: string;
            readonly expected_by: string | null;
            readonly done_at: string | null;
        };
        readonly CouponQuestion: {
            readonly code: string;
            readonly plan: string;
            readonly duration: string;
        };
        readonly CouponCheck: {
            readonly valid: boolean;
            readonly amount: number | null;
            readonly discount: number | null;
            readonly reason: string | null;
            readonly reason_id: string | null;
            readonly reason_params: Record<string, unknown> | null;
        };
        readonly DeskOrder: {
            readonly order: components["schemas"]["Order"];
            readonly user_id: string;
            readonly name: string;
            readonly email: string;
            readonly payer: string | null;
            readonly problem: string | null;
            readonly payments: readonly components["schemas"]["Payment"][];
        };
        readonly Payment: {
            readonly id: string;
            readonly amount: number;
            readonly method: string;
            readonly reference: string;
            readonly payer: string | null;
            readonly note: string | null;
            readonly at: string;
            readonly by: string | null;
            /** @enum {unknown} */
            readonly direction: "IN" | "OUT";
        };
        readonly PaymentInput: {
            readonly amount: number;
            readonly method: string;
            readonly reference: string;
            readonly payer?: string | undefined;
            readonly note?: string | undefined;
        };
        readonly StatementMatch: {
            readonly matched: readonly components["schemas"]["StatementLine"][];
            readonly unmatched: readonly components["schemas"]["StatementLine"][];
            readonly already_used: readonly components["schemas"]["StatementLine"][];
        };
        readonly StatementLine: {
            readonly line: number;
            readonly reference: string;
            readonly amount: number;
            readonly payer: string | null;
            readonly date: string | null;
            readonly order: string | null;
            readonly code: string | null;
            readonly name: string | null;
            readonly why: string | null;
        };
        readonly Coupon: {
            readonly code: string;
            readonly share: number | null;
            readonly amount: number | null;
            readonly plans: readonly string[];
            readonly from: string | null;
            readonly until: string | null;
            readonly uses: number | null;
            readonly used: number;
            readonly once_per_person: boolean;
            readonly is_on: boolean;
        };
        readonly CouponInput: {
            readonly code: string;
            readonly share?: number | undefined;
            readonly amount?: number | undefined;
            /** @default [] */
            readonly plans?: readonly string[] | undefined;
            readonly from?: string | undefined;
            readonly until?: string | undefined;
            readonly uses?: number | undefined;
            /** @default true */
            readonly once_per_person?: boolean | undefined;
            /** @default true */
            readonly is_on?: boolean | undefined;
        };
        readonly CodeBatch: {
            readonly id: string;
            readonly plan: string;
            readonly duration: string;
            readonly price: number;
            readonly count: number;
            readonly used: number;
            readonly payment: components["schemas"]["Payment"];
            readonly receipt: string;
            readonly created_at: string;
            readonly by: string;
            readonly codes: readonly {
                readonly code: string;
                readonly used_at: string | null;
                readonly used_by: {
                    readonly user_id: string;
                    readonly name: string;
                } | null;
                readonly is_on: boolean;
            }[];
        };
        /**
         * @example {
         *       "id": "ANAT",
         *       "kind": "SUBJECT",
         *       "title": "Anatomy",
         *       "questions": 412,
         *       "bytes": 734003,
         *       "version": "5f2b1c9a7d3e4f60",
         *       "locked": true
         *     }
         */
        readonly Pack: {
            readonly id: string;
            /** @enum {unknown} */
            readonly kind: "SUBJECT" | "RX_AID";
            readonly title: string;
            readonly questions: number;
            readonly bytes: number;
            readonly version: string;
            readonly locked: boolean;
        };
        readonly PackManifest: {
            readonly pack: string;
            readonly version: string;
            readonly isPaid: boolean;
            readonly validUntil: string;
            readonly files: readonly components["schemas"]["PackFile"][];
        };
        readonly PackFile: {
            readonly path: string;
            readonly sha256: string;
            readonly bytes: number;
            /** @enum {unknown} */
            readonly kind: "INDEX" | "QUESTIONS" | "ARTICLES" | "PICTURE";
            readonly name: string;
        };
        readonly ScoringRule: {
            /** @enum {unknown} */
            readonly id: "PROF" | "FCPS" | "RESIDENCY";
            readonly name: string;
            readonly sba_right: number;
            readonly sba_wrong: number;
            readonly mtf_statement_right: number;
            readonly mtf_statement_wrong: number;
            readonly pass_share: number;
            readonly components?: readonly components["schemas"]["RuleComponent"][] | undefined;
            readonly seconds_per_question: number;
            readonly seconds_per_mark: number;
        };
        readonly RuleComponent: {
            /** @example WRITTEN */
            readonly id: string;
            readonly name: string;
            readonly kinds: readonly ("MTF" | "SBA" | "SAQ")[];
            readonly pass_share: number;
        };
        readonly Sitting: {
            readonly year: number;
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
            readonly minutes: number | null;
            readonly mtf: number;
            readonly sba: number;
            readonly saq: number;
            readonly open?: number | undefined;
            /** @enum {unknown} */
            readonly access?: ("OPEN" | "FREE_SITTING" | "PLAN") | undefined;
            readonly next_free_on?: (string | null) | undefined;
        };
        readonly SittingInput: {
            readonly board: string;
            readonly prof: string;
            readonly subject: string;
            readonly year: number;
            readonly sitting?: (string | null) | undefined;
        };
        readonly MixInput: {
            readonly prof: string;
            readonly subjects: readonly string[];
            readonly topics?: (readonly string[] | null) | undefined;
            readonly boards?: (readonly string[] | null) | undefined;
            readonly from_year?: (number | null) | undefined;
            readonly to_year?: (number | null) | undefined;
            /** @enum {unknown} */
            readonly pool?: ("ALL" | "UNSEEN" | "WRONG" | "FLAGGED") | undefined;
            readonly mtf?: number | undefined;
            readonly sba?: number | undefined;
            readonly saq?: number | undefined;
            readonly saq_answer_any?: (number | null) | undefined;
        };
        readonly PaperInput: {
            readonly id?: (string | null) | undefined;
            readonly sitting?: (components["schemas"]["SittingInput"] | null) | undefined;
            readonly mix?: (components["schemas"]["MixInput"] | null) | undefined;
            readonly copy_of?: (string | null) | undefined;
            /** @enum {unknown} */
            readonly mode?: ("EXAM" | "TUTOR") | undefined;
            readonly minutes?: (number | null) | undefined;
            /** @example PROF */
            readonly rule?: string | undefined;
            readonly utc_offset_minutes?: (number | null) | undefined;
        };
        readonly PaperAnswerInput: {
            readonly number: number;
            readonly answer?: (components["schemas"]["StudyAnswer"] | null) | undefined;
            readonly flagged?: (boolean | null) | undefined;
            readonly took_ms?: (number | null) | undefined;
            readonly at?: (string | null) | undefined;
        };
        readonly PaperSheetInput: {
            readonly started_at: string;
            readonly ends_at?: (string | null) | undefined;
            readonly finished_at?: (string | null) | undefined;
            readonly items: readonly {
                readonly question: string;
                readonly answer?: (components["schemas"]["StudyAnswer"] | null) | undefined;
                readonly flagged?: (boolean | null) | undefined;
                readonly took_ms?: (number | null) | undefined;
                readonly at?: (string | null) | undefined;
            }[];
        };
        readonly PaperResponse: {
            readonly paper: components["schemas"]["Paper"];
        };
        readonly Paper: {
            readonly id: string;
            readonly cursor?: string | undefined;
            readonly title: string;
            /** @enum {unknown} */
            readonly mode: "EXAM" | "TUTOR";
            readonly rule: components["schemas"]["ScoringRule"];
            /** @enum {unknown} */
            readonly state: "OPEN" | "FINISHED";
            readonly started_at: string;
            readonly ends_at: string | null;
            readonly now: string;
            readonly finished_at: string | null;
            readonly named: boolean;
            readonly sections?: readonly components["schemas"]["PaperSection"][] | undefined;
            readonly result: components["schemas"]["PaperResult"] | null;
        };
        readonly PaperResult: {
            readonly marks: number;
            readonly out_of: number;
            readonly marked_out_of?: number | undefined;
            readonly share: number;
            readonly unmarked?: number | undefined;
            /** @enum {unknown} */
            readonly verdict?: ("PASSED" | "FAILED" | null) | undefined;
            readonly passed: boolean;
            readonly took_ms: number;
            readonly components?: readonly components["schemas"]["ComponentResult"][] | undefined;
            readonly remarked: number;
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
            readonly topics?: readonly {
                readonly prof: string;
                readonly subject: string;
                readonly topic: string;
                readonly marks: number;
                readonly out_of: number;
            }[] | undefined;
        };
        readonly ComponentResult: {
            readonly id: string;
            readonly marks: number;
            readonly out_of: number;
            readonly marked_out_of: number;
            readonly share: number;
            readonly unmarked: number;
            /** @enum {unknown} */
            readonly verdict: "PASSED" | "FAILED" | null;
        };
        readonly PaperSection: {
            /** @enum {unknown} */
            readonly kind: "MTF" | "SBA" | "SAQ";
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
            readonly question: components["schemas"]["Question"] | null;
            readonly locked?: boolean | undefined;
            readonly key_corrected_on: string | null;
            /** @enum {unknown} */
            readonly outcome: "RIGHT" | "PARTLY" | "WRONG" | "SKIPPED" | null;
            /** @enum {unknown} */
            readonly remarked_from: "RIGHT" | "PARTLY" | "WRONG" | null;
            readonly marks: number | null;
        };
        readonly AskedQuestion: {
            readonly _id: string;
            /** @enum {unknown} */
            readonly type: "SBA" | "MTF" | "SAQ";
            readonly stem: string;
            readonly options: readonly {
                readonly key: string;
                readonly text: string;
            }[];
            readonly parts: readonly {
                readonly label: string;
                readonly text: string;
                readonly marks: number;
            }[];
            readonly media?: components["schemas"]["QuestionMedia"] | undefined;
        };
        readonly PaperComparison: {
            readonly results: number;
            readonly distribution: readonly number[] | null;
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
                readonly price: number;
                readonly duration: string;
            }[];
            readonly features: readonly string[];
            readonly advantages: readonly string[];
            readonly status: boolean;
        };
        /**
         * @example {
         *       "purchase": 4,
         *       "plan": "monthly",
         *       "duration": "1 month",
         *       "price": 300,
         *       "complimentary": null,
         *       "refunded": 0,
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
            readonly price: number;
            readonly complimentary: string | null;
            readonly refunded: number;
            readonly bought_at: string;
            readonly starts_at: string;
            readonly ends_at: string | null;
            readonly refunded_at: string | null;
            readonly commission: number;
            /** @enum {unknown} */
            readonly review: "waiting" | "approved" | "refused" | null;
            readonly review_reasons: readonly string[];
            readonly changed: boolean;
        };
        readonly HeldPlan: {
            readonly _id: string;
            readonly subscription_id: string;
            readonly name: string;
            /** @example 6 months */
            readonly duration: string;
            readonly opens: readonly string[];
            readonly starts_at: string;
            readonly ends_at: string | null;
        };
        /** @enum {string} */
        readonly PushKind: "REVIEWS_DUE" | "REPORT_ANSWERED" | "PLAN_ENDS" | "MESSAGE";
        readonly PushSettings: {
            readonly subscriptions: number;
            readonly kinds: readonly components["schemas"]["PushKind"][];
            readonly quiet_from: number;
            readonly quiet_to: number;
            readonly public_key: string;
        };
        /**
         * @example {
         *       "endpoint": "https://push.example/send/f3a1",
         *       "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
         *       "auth": "BTBZMqHH6r4Tts7J_aSIgg"
         *     }
         */
        readonly PushSubscriptionInput: {
            readonly endpoint: string;
            readonly p256dh: string;
            readonly auth: string;
        };
        /**
         * @example {
         *       "kinds": [
         *         "REVIEWS_DUE",
         *         "MESSAGE"
         *       ],
         *       "quiet_from": 22,
         *       "quiet_to": 7
         *     }
         */
        readonly PushSettingsInput: {
            readonly kinds: readonly components["schemas"]["PushKind"][];
            readonly quiet_from?: (number | null) | undefined;
            readonly quiet_to?: (number | null) | undefined;
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
            readonly former_ids?: readonly string[] | undefined;
        };
        /** @example DHK_1-ANAT */
        readonly BoardSubjectKey: string;
        readonly QuestionFields: {
            readonly [key: string]: string;
        };
        readonly ImportError: {
            readonly message: string;
            readonly message_id?: components["schemas"]["MessageId"] | undefined;
            readonly params?: components["schemas"]["MessageParams"] | undefined;
            /** @enum {unknown} */
            readonly code: "BAD_FILE" | "BAD_REQUEST";
            readonly field?: string | undefined;
            readonly columns?: readonly {
                readonly name: string;
                readonly column: string | null;
                readonly samples: readonly string[];
            }[] | undefined;
        };
        readonly ImportRow: {
            readonly line: number;
            readonly at?: string | undefined;
            /** @enum {unknown} */
            readonly outcome: "imported" | "merged" | "updated" | "unchanged" | "refused";
            readonly cells: components["schemas"]["QuestionFields"];
            readonly problems: readonly {
                /** @enum {unknown} */
                readonly severity: "error" | "warning" | "hint";
                readonly column: string | null;
                readonly message: string;
                readonly value: string | null;
                /** @enum {unknown} */
                readonly kind: "value" | "chapter" | "topic" | "bijoy";
                readonly proposals: readonly string[];
            }[];
            readonly edited: boolean;
        };
        readonly QuestionChanges: readonly {
            readonly field: string;
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
                readonly tab: readonly string[];
                readonly page: number;
                /** @constant */
                readonly limit: 20;
                readonly total: number;
            };
        };
        readonly UnlicensedPicture: {
            readonly ref: string;
            readonly subject: string;
            readonly topic: string | null;
            readonly picture: number;
            readonly image: string;
            readonly source: string | null;
            readonly licence: string | null;
            /** @enum {unknown} */
            readonly fault: "MISSING" | "UNKNOWN" | "NC" | "ND" | "NO_SOURCE";
        };
        readonly QuestionMedia: readonly {
            readonly image: string;
            readonly alt: string;
            readonly credit?: (string | null) | undefined;
            readonly source?: (string | null) | undefined;
            readonly licence?: (string | null) | undefined;
            readonly width: number;
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
            readonly ref: string;
            /** @enum {unknown} */
            readonly type: "SBA" | "MTF" | "SAQ";
            readonly stem: string;
            readonly options: readonly {
                /** @example A */
                readonly key: string;
                readonly text: string;
                readonly correct: boolean;
                readonly reason?: string | undefined;
            }[];
            readonly parts: readonly {
                readonly label: string;
                readonly text: string;
                readonly marks: number;
                readonly points: readonly string[];
                readonly weights?: (readonly number[] | null) | undefined;
            }[];
            readonly explanation: string | null;
            readonly explanation_bn?: (string | null) | undefined;
            readonly take_away: string | null;
            readonly references: readonly string[];
            readonly topic: string | null;
            readonly items?: components["schemas"]["ItemCodes"] | undefined;
            readonly appearances: readonly {
                /** @enum {unknown} */
                readonly board: "DHK" | "CTG" | "SYL" | "RAJ";
                readonly year: number;
                /** @enum {unknown} */
                readonly sitting?: ("May" | "November") | undefined;
            }[];
            /** @enum {unknown} */
            readonly origin?: ("ORIGINAL" | "PAPER" | null) | undefined;
            readonly media?: components["schemas"]["QuestionMedia"] | undefined;
            readonly notice?: ({
                /** @enum {unknown} */
                readonly kind: "UNDER_REVIEW" | "KEY_CORRECTED";
                readonly on: string | null;
            } | null) | undefined;
            readonly review?: ({
                readonly version: number;
                readonly author: string | null;
                readonly reviewer: string | null;
                readonly reviewed_on: string | null;
            } | null) | undefined;
        };
        /** @enum {unknown} */
        readonly ReportKind: "WRONG_KEY" | "UNCLEAR" | "TYPO" | "OUT_OF_DATE" | "DUPLICATE" | "OTHER";
        readonly Report: {
            readonly _id: string;
            readonly question_id: string;
            readonly ref: string;
            readonly kind: components["schemas"]["ReportKind"];
            readonly text: string;
            /** @enum {unknown} */
            readonly state: "OPEN" | "ACCEPTED" | "DECLINED";
            readonly answer: string | null;
            readonly created_at: string;
            readonly answered_at: string | null;
            readonly counts?: boolean | undefined;
        };
        readonly ReportRow: {
            readonly cursor: string;
            readonly report: components["schemas"]["Report"];
        };
        /** @example 2026-11-28 */
        readonly Day: string;
        /** @enum {unknown} */
        readonly Weekday: "SUN" | "MON" | "TUE" | "WED" | "THU" | "FRI" | "SAT";
        /**
         * @example {
         *       "board": "DHK",
         *       "prof": "_1",
         *       "subjects": [
         *         "ANAT"
         *       ],
         *       "exam_on": "2027-05-10",
         *       "rest_days": [
         *         "FRI"
         *       ],
         *       "minutes_a_day": 45
         *     }
         */
        readonly StudyPlanInput: {
            readonly board: string;
            readonly prof: string;
            readonly subjects: readonly string[];
            readonly exam_on: string;
            readonly rest_days?: readonly components["schemas"]["Weekday"][] | undefined;
            readonly minutes_a_day?: (number | null) | undefined;
        };
        readonly StudyPlan: {
            readonly board: string;
            readonly prof: string;
            readonly subjects: readonly string[];
            readonly exam_on: components["schemas"]["Day"];
            readonly days_left: number;
            readonly rest_days: readonly components["schemas"]["Weekday"][];
            readonly minutes_a_day: number;
            readonly is_suggested: boolean;
            readonly questions: number;
            readonly seen: number;
            readonly new_a_day: number;
            readonly covered_on: string | null;
            readonly fits: boolean;
            readonly left_out: number;
            readonly minutes_to_fit: number | null;
            readonly last_pass_from: components["schemas"]["Day"];
        };
        readonly StudyDay: {
            readonly date: components["schemas"]["Day"];
            readonly due: number;
            readonly fresh: number;
            readonly done: number;
            readonly minutes: number;
            readonly is_rest: boolean;
        };
        readonly QueueItem: {
            readonly question: components["schemas"]["Question"];
            /** @enum {unknown} */
            readonly why: "DUE" | "WRONG" | "NEW" | "LAST_PASS" | "TARGET";
            readonly comes_on: components["schemas"]["Day"];
            readonly moved_from: string | null;
            /** @enum {unknown} */
            readonly moved_because: "REST_DAY" | "LOAD" | "EXAM" | "BACKLOG" | "POSTPONED" | null;
            readonly target?: string | undefined;
        };
        readonly ItemTargetInput: {
            readonly items: readonly string[];
            readonly on: string;
        };
        readonly ItemTarget: {
            readonly id: string;
            readonly items: readonly string[];
            readonly on: components["schemas"]["Day"];
            readonly questions: number;
            readonly questions_a_day: number;
            readonly minutes_a_day: number;
            readonly ends_on: string | null;
            readonly question_ids: readonly string[];
        };
        /** @enum {unknown} */
        readonly Component: "MCQ" | "SAQ" | "ORAL" | "PRACTICAL";
        readonly Readiness: {
            readonly prof: string;
            readonly subject: string;
            readonly component: components["schemas"]["Component"];
            readonly answered: number;
            readonly coverage: number;
            readonly low: number | null;
            readonly high: number | null;
            readonly pass_share: number;
            readonly pass_of_ten: number | null;
            readonly missing: {
                readonly mixed_answers: number;
                readonly topics: number;
                readonly mix: {
                    readonly prof: string;
                    readonly subjects: readonly string[];
                    readonly mtf: number;
                    readonly sba: number;
                };
            } | null;
            readonly is_validated: boolean;
        };
        readonly MemoryModel: {
            /** @example FSRS-6:17 */
            readonly name: string;
            readonly weights: readonly number[];
            /** @example FSRS-6:18 */
            readonly mtf_name: string;
            readonly mtf_weights: readonly number[];
            readonly fitted_on: number | null;
            readonly gain: number | null;
            readonly reviews: number;
            readonly retention: number;
        };
        readonly MemoryState: {
            readonly question_id: string;
            readonly stability: number;
            readonly difficulty: number;
            readonly last_on: components["schemas"]["Day"];
            readonly due_on: components["schemas"]["Day"];
            readonly reviews: number;
            readonly lapses: number;
            readonly model: string;
            readonly postponed_to: string | null;
        };
        readonly RealMark: {
            readonly prof: string;
            readonly subject: string;
            readonly component: components["schemas"]["Component"];
            readonly share: number;
            readonly exam_on: components["schemas"]["Day"];
            readonly low: number | null;
            readonly high: number | null;
            readonly pass_of_ten: number | null;
        };
        readonly ReadinessComparison: {
            readonly prof: string;
            readonly subject: string;
            readonly component: components["schemas"]["Component"];
            readonly readers: number;
            readonly marks: number;
            readonly compared: number;
            readonly held: number | null;
            readonly expected: number | null;
            readonly real: number | null;
            readonly expected_to_pass: number | null;
            readonly passed: number | null;
        };
        /**
         * @example {
         *       "prof": "_1",
         *       "subject": "ANAT",
         *       "component": "MCQ",
         *       "share": 0.65,
         *       "exam_on": "2026-05-12"
         *     }
         */
        readonly RealMarkInput: {
            readonly prof: string;
            readonly subject: string;
            readonly component: components["schemas"]["Component"];
            readonly share: number;
            readonly exam_on: string;
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
            readonly topic_name: string;
            readonly link: readonly {
                readonly name: string;
                readonly link: string;
                /** @enum {string} */
                readonly kind?: ("ARTICLE" | "BOARD" | "BOARD_SUBJECT" | "CHAPTER" | "EBOOK" | "INTERNSHIP" | "MTF" | "PROFESSIONAL_YEAR" | "SAQ" | "SBA" | "SUBJECT" | "TOPIC" | "YEAR") | undefined;
                readonly topic?: string | undefined;
                readonly place?: string | undefined;
                readonly excerpt?: readonly {
                    readonly text: string;
                    readonly marked: boolean;
                }[] | undefined;
            }[];
        };
        /** @enum {unknown} */
        readonly Role: "READER" | "AUTHOR" | "REVIEWER" | "EDITOR" | "CLERK" | "ADMIN" | "OWNER";
        /** @enum {unknown} */
        readonly Permission: "QUESTIONS_WRITE" | "QUESTIONS_REVIEW" | "CONTENT_WRITE" | "CONTENT_REVIEW" | "IMPORT" | "EXPORT" | "PEOPLE" | "MONEY" | "PAYOUTS" | "MESSAGES" | "REPORTS" | "ROLES" | "DATABASE" | "APPLICATIONS";
        readonly StudioPerson: {
            readonly user_id: string;
            readonly name: string;
            readonly email: string;
            readonly role: components["schemas"]["Role"];
        };
        /** @enum {unknown} */
        readonly QuestionStatus: "DRAFT" | "IN_REVIEW" | "RETURNED" | "PUBLISHED" | "RETIRED";
        readonly StudioVersion: number;
        readonly StudioQuestionInput: {
            /** @enum {unknown} */
            readonly type: "SBA" | "MTF" | "SAQ";
            /** @example _1 */
            readonly prof: string;
            /** @example ANAT */
            readonly subject: string;
            readonly chapter?: (string | null) | undefined;
            readonly topic?: (string | null) | undefined;
            readonly stem?: string | undefined;
            readonly options?: readonly {
                readonly key?: string | undefined;
                readonly text: string;
                readonly correct?: (boolean | null) | undefined;
                readonly reason?: (string | null) | undefined;
            }[] | undefined;
            readonly parts?: readonly {
                readonly label: string;
                readonly text: string;
                readonly marks: number;
                readonly points: readonly string[];
                readonly weights?: (readonly number[] | null) | undefined;
            }[] | undefined;
            readonly explanation?: (string | null) | undefined;
            readonly explanation_bn?: (string | null) | undefined;
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
            readonly items?: components["schemas"]["ItemCodes"] | undefined;
            readonly media?: readonly {
                readonly image: string;
                readonly alt: string;
                readonly credit?: (string | null) | undefined;
                readonly source?: (string | null) | undefined;
                readonly licence?: (string | null) | undefined;
                readonly width?: number | undefined;
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
            readonly stem: string;
            readonly options: readonly {
                readonly key?: string | undefined;
                readonly text: string;
                readonly correct?: (boolean | null) | undefined;
                readonly reason?: (string | null) | undefined;
            }[];
            readonly parts: readonly {
                readonly label: string;
                readonly text: string;
                readonly marks: number;
                readonly points: readonly string[];
                readonly weights?: (readonly number[] | null) | undefined;
            }[];
            readonly explanation: string | null;
            readonly explanation_bn?: (string | null) | undefined;
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
            readonly items?: components["schemas"]["ItemCodes"] | undefined;
            readonly media: readonly {
                readonly image: string;
                readonly alt: string;
                readonly credit?: (string | null) | undefined;
                readonly source?: (string | null) | undefined;
                readonly licence?: (string | null) | undefined;
                readonly width?: number | undefined;
                readonly height?: number | undefined;
            }[];
        };
        readonly StudioQuestionRow: {
            readonly _id: string;
            readonly ref: string | null;
            readonly status: components["schemas"]["QuestionStatus"];
            readonly version: number;
            readonly retired: boolean;
            readonly author: string | null;
            readonly is_mine: boolean;
            readonly co_authors?: readonly components["schemas"]["StudioAuthor"][] | undefined;
            readonly changed_at: string | null;
            readonly assignee?: (components["schemas"]["Reviewer"] | null) | undefined;
            readonly due_on?: (string | null) | undefined;
            readonly draft: components["schemas"]["StudioDraft"];
            readonly undecided?: readonly string[] | undefined;
            readonly missing: readonly string[];
            readonly warnings: readonly string[];
            readonly may: readonly ("SAVE" | "SUBMIT" | "APPROVE" | "RETURN" | "RETIRE" | "UNDO" | "HAND_OVER")[];
        };
        readonly StudioQuestion: {
            readonly _id: string;
            readonly ref: string | null;
            readonly status: components["schemas"]["QuestionStatus"];
            readonly version: number;
            readonly retired: boolean;
            readonly author: string | null;
            readonly is_mine: boolean;
            readonly co_authors?: readonly components["schemas"]["StudioAuthor"][] | undefined;
            readonly changed_at: string | null;
            readonly assignee?: (components["schemas"]["Reviewer"] | null) | undefined;
            readonly due_on?: (string | null) | undefined;
            readonly draft: components["schemas"]["StudioDraft"];
            readonly undecided?: readonly string[] | undefined;
            readonly missing: readonly string[];
            readonly warnings: readonly string[];
            readonly may: readonly ("SAVE" | "SUBMIT" | "APPROVE" | "RETURN" | "RETIRE" | "UNDO" | "HAND_OVER")[];
            readonly published: components["schemas"]["Question"] | null;
            readonly history: readonly components["schemas"]["QuestionEvent"][];
            readonly reports: readonly components["schemas"]["Report"][];
            readonly analysis: components["schemas"]["ItemAnalysis"] | null;
        };
        readonly QuestionEvent: {
            readonly version: number;
            readonly at: string;
            readonly by: string | null;
            /** @enum {unknown} */
            readonly what: "STARTED" | "SAVED" | "SUBMITTED" | "RETURNED" | "PUBLISHED" | "RETIRED" | "UNDONE" | "MOVED" | "HANDED_OVER" | "CO_AUTHORS_CHANGED" | "CORRECTED";
            readonly comment: string | null;
            readonly changes: components["schemas"]["QuestionChanges"];
        };
        readonly ItemAnalysis: {
            readonly answered: number;
            readonly facility: number;
            readonly discrimination: number | null;
            readonly option_shares: readonly {
                readonly key: string;
                readonly share: number;
            }[];
            readonly suspect_keys: readonly string[];
        };
        readonly Capabilities: {
            readonly study: boolean;
            readonly papers: boolean;
            readonly review: boolean;
            readonly packs: boolean;
            readonly push: boolean;
            readonly reports: boolean;
            readonly studio: boolean;
            readonly checkout: boolean;
            readonly desk: boolean;
            readonly two_factor: boolean;
        };
        readonly StudyCorrections: {
            readonly records: number;
            readonly days: number;
            readonly questions: number;
            readonly states: number;
            readonly due_dates: number;
        };
        readonly StudyRebuild: {
            /** @enum {unknown} */
            readonly state: "running" | "done" | "failed";
            readonly started_at: string;
            readonly finished_at: string | null;
            readonly corrected: components["schemas"]["StudyCorrections"] | null;
        };
        readonly StudyAnswer: {
            readonly sba?: (string | null) | undefined;
            readonly mtf?: (readonly {
                readonly key: string;
                readonly value: boolean;
            }[] | null) | undefined;
            readonly saq?: (readonly {
                readonly label: string;
                readonly points: readonly number[];
            }[] | null) | undefined;
        };
        /** @enum {unknown} */
        readonly Outcome: "RIGHT" | "PARTLY" | "WRONG" | "SKIPPED";
        /** @enum {unknown} */
        readonly Confidence: "GUESS" | "UNSURE" | "SURE";
        /** @enum {unknown} */
        readonly AttemptMode: "PRACTICE" | "REVIEW" | "PAPER";
        /**
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
            readonly id: string;
            readonly question_id: string;
            readonly answer: components["schemas"]["StudyAnswer"];
            readonly mode?: components["schemas"]["AttemptMode"] | undefined;
            readonly answered_at: string;
            readonly took_ms?: (number | null) | undefined;
            /** @enum {unknown} */
            readonly confidence?: ("GUESS" | "UNSURE" | "SURE" | null) | undefined;
            readonly question_version?: (number | null) | undefined;
            readonly session_id?: (string | null) | undefined;
            readonly device_id?: (string | null) | undefined;
            readonly utc_offset_minutes?: (number | null) | undefined;
            readonly changes?: (number | null) | undefined;
            readonly undone_at?: (string | null) | undefined;
        };
        readonly AttemptResult: {
            readonly id: string | null;
            /** @enum {unknown} */
            readonly outcome: "RIGHT" | "PARTLY" | "WRONG" | "SKIPPED" | null;
            readonly marks: number | null;
            readonly out_of: number | null;
            readonly refused: {
                /** @enum {unknown} */
                readonly code: "BAD_USER_INPUT" | "NOT_FOUND" | "PURCHASE_REQUIRED" | "CONFLICT" | "LIMIT_REACHED";
                readonly message: string;
            } | null;
        };
        readonly Attempt: {
            readonly cursor: string;
            readonly id: string;
            readonly question_id: string;
            readonly ref: string | null;
            readonly topic: string | null;
            readonly answer: components["schemas"]["StudyAnswer"];
            readonly mode: components["schemas"]["AttemptMode"];
            readonly outcome: components["schemas"]["Outcome"];
            /** @enum {unknown} */
            readonly counts_as: "RIGHT" | "PARTLY" | "WRONG" | null;
            readonly marks: number;
            readonly out_of: number;
            /** @enum {unknown} */
            readonly confidence: "GUESS" | "UNSURE" | "SURE" | null;
            readonly answered_at: string;
            readonly took_ms: number | null;
            readonly undone_at: string | null;
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
            readonly attempts: number;
            /** @enum {unknown} */
            readonly last_outcome: "RIGHT" | "PARTLY" | "WRONG" | null;
            readonly last_at: string | null;
            /** @enum {unknown} */
            readonly remarked_from: "RIGHT" | "PARTLY" | "WRONG" | null;
            readonly flagged: boolean;
            readonly note: string | null;
            readonly note_version: number;
            readonly due_on: string | null;
            readonly key_corrected_on: string | null;
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
            readonly questions: number;
            readonly attempts: number;
            readonly right_share: number | null;
            readonly days: readonly {
                readonly date: string;
                readonly answered: number;
                readonly right: number;
            }[];
        };
        readonly SubjectProgress: {
            readonly prof: string;
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
            readonly at: string;
        };
    };
    responses: {
        readonly notModified: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        readonly badRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly unauthenticated: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly notAllowed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly logInAgain: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly purchaseRequired: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly notFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly tooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly unsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly keyReused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly tooManyRequests: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly unexpected: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
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
        readonly message: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly data: {
                        readonly message: string;
                    };
                };
            };
        };
        readonly passwordChanged: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly data: {
                        readonly message: string;
                        readonly redirect: string;
                    };
                };
            };
        };
        readonly signUpRefused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly invalidCredentials: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly emailUnknown: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly codeUnknown: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly tooSlow: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly importBatch: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly import: components["schemas"]["ImportBatch"];
                };
            };
        };
        readonly noDataFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly deskMessage: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly data: components["schemas"]["DeskMessage"];
                };
            };
        };
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
        readonly paperOver: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly questionsNotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        readonly studioConflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly message: string;
                    readonly message_id?: components["schemas"]["MessageId"] | undefined;
                    readonly params?: components["schemas"]["MessageParams"] | undefined;
                    /** @constant */
                    readonly code: "CONFLICT";
                    readonly question?: components["schemas"]["StudioQuestion"] | undefined;
                };
            };
        };
        readonly secondStep: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Error"];
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
                readonly "application/json": {
                    readonly name: string;
                    readonly email: string;
                    readonly password: string;
                    readonly confirmPassword: string;
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["user"];
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
                readonly "application/json": {
                    readonly email: string;
                    readonly password: string;
                    readonly code?: string | undefined;
                };
            };
        };
        readonly responses: {
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
                    readonly verifier?: string | undefined;
                    readonly two_factor_code?: string | undefined;
                };
            };
        };
        readonly responses: {
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
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
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
                readonly "application/json": {
                    readonly email: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["message"];
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
                readonly "application/json": {
                    readonly otp: string;
                    readonly password: string;
                    readonly email: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["passwordChanged"];
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
                readonly "application/json": {
                    readonly medical_college?: string | undefined;
                    readonly year?: string | undefined;
                    readonly contact_number?: string | undefined;
                    readonly images?: string | undefined;
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["user"];
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly first_name: string;
                        };
                    };
                };
            };
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
            readonly 302: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
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
            readonly 302: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly exact: boolean;
                            readonly users: readonly components["schemas"]["FoundUser"][];
                        };
                    };
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly next: string | null;
                        readonly data: readonly {
                            readonly request: number;
                            readonly user_id: string;
                            readonly name: string;
                            readonly amount: number;
                            readonly requested_at: string;
                            readonly preferred_method: string;
                            readonly account_number: string;
                            readonly account_changed_at?: (string | null) | undefined;
                            readonly most_sign_ups_a_day?: number | undefined;
                            readonly review?: boolean | undefined;
                            readonly reasons: readonly string[];
                            readonly cautions: readonly string[];
                            readonly blocks: readonly string[];
                        }[];
                    };
                };
            };
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
                    readonly request?: number | undefined;
                    /** @default false */
                    readonly force?: boolean | undefined;
                    readonly payment: components["schemas"]["PaymentInput"];
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly request: number;
                            readonly user_id: string;
                            readonly amount: number;
                            /** @enum {unknown} */
                            readonly state: "pending" | "completed" | "rejected";
                            readonly changed: boolean;
                        };
                    };
                };
            };
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
                    readonly request?: number | undefined;
                    readonly reason?: string | undefined;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly request: number;
                            readonly user_id: string;
                            readonly amount: number;
                            /** @enum {unknown} */
                            readonly state: "pending" | "completed" | "rejected";
                            readonly changed: boolean;
                        };
                    };
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["WaitingCommission"][];
                        readonly next: string | null;
                    };
                };
            };
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
                    readonly purchase: number;
                    readonly reason?: string | undefined;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly purchase: number;
                            readonly user_id: string;
                            readonly amount: number;
                            /** @enum {unknown} */
                            readonly review: "approved" | "refused";
                            readonly state: components["schemas"]["CommissionState"];
                            readonly changed: boolean;
                        };
                    };
                };
            };
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
                    readonly purchase: number;
                    readonly reason?: string | undefined;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly purchase: number;
                            readonly user_id: string;
                            readonly amount: number;
                            /** @enum {unknown} */
                            readonly review: "approved" | "refused";
                            readonly state: components["schemas"]["CommissionState"];
                            readonly changed: boolean;
                        };
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listArticles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly entries: readonly components["schemas"]["StoredEntry"][];
                        readonly next: string | null;
                        readonly total: number;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly submitArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                };
            };
        };
        readonly responses: {
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly approveArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                };
            };
        };
        readonly responses: {
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly returnArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly comment: string;
                };
            };
        };
        readonly responses: {
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly undoArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly entry: components["schemas"]["StoredEntry"] | null;
                    };
                };
            };
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listStudioQuestionIds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly ids: readonly string[];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly changeStudioQuestions: {
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
                    readonly chapter?: string | undefined;
                    readonly topic?: string | undefined;
                    readonly author?: string | undefined;
                    readonly items?: components["schemas"]["ItemCodes"] | undefined;
                    readonly add_items?: components["schemas"]["ItemCodes"] | undefined;
                    /** @enum {unknown} */
                    readonly submit?: true | undefined;
                    readonly retire?: string | undefined;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkResult"];
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly undoStudioBulk: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkResult"];
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly handOverStudioQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly to: string;
                };
            };
        };
        readonly responses: {
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly setStudioCoAuthors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly people: readonly string[];
                };
            };
        };
        readonly responses: {
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listStudioAuthors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly authors: readonly components["schemas"]["StudioAuthor"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listStudioViews: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly views: readonly components["schemas"]["StudioView"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly saveStudioView: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                    readonly filter: components["schemas"]["StudioFilter"];
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly view: components["schemas"]["StudioView"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly removeStudioView: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
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
                    readonly url: string;
                };
            };
        };
        readonly responses: {
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
                    readonly files: {
                        readonly [key: string]: string;
                    };
                    readonly pictures: {
                        readonly [key: string]: string;
                    };
                    readonly unsent?: readonly {
                        readonly file: string;
                        /** @enum {unknown} */
                        readonly reason: "TEXT_TOO_LARGE" | "NOT_UTF8" | "SYMBOLIC_LINK" | "NOT_A_FILE" | "PICTURE_TOO_LARGE" | "NOT_A_PICTURE" | "UNKNOWN_FILE" | "TOO_MUCH_TEXT";
                        readonly bytes?: number | undefined;
                    }[] | undefined;
                };
            };
        };
        readonly responses: {
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly entries: readonly components["schemas"]["StoredEntry"][];
                        readonly next: string | null;
                    };
                };
            };
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
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
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
                    readonly after: string | null;
                };
            };
        };
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
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
                    readonly version: string | null;
                    readonly entry: {
                        readonly id: string;
                    } & {
                        readonly [key: string]: unknown;
                    };
                };
            };
        };
        readonly responses: {
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
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly countItems: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["ItemCount"][];
                        readonly cards: readonly components["schemas"]["CardCount"][];
                    };
                };
            };
            readonly 304: components["responses"]["notModified"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listItemQuestions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionPage"];
                };
            };
            readonly 304: components["responses"]["notModified"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listItemProgress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["ItemProgress"][];
                        readonly cards: readonly components["schemas"]["ItemProgress"][];
                    };
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly events: readonly components["schemas"]["DeskEvent"][];
                        readonly next: string | null;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly exportDeskEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly people: readonly components["schemas"]["DeskPerson"][];
                        readonly next: string | null;
                    };
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EbookPage"];
                };
            };
            readonly 304: components["responses"]["notModified"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readDraftReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly review: components["schemas"]["DraftReview"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly commentOnQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly text: string;
                    readonly field?: components["schemas"]["CommentField"] | undefined;
                    readonly parent?: (string | null) | undefined;
                };
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly review: components["schemas"]["DraftReview"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly resolveComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly resolved: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly review: components["schemas"]["DraftReview"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly assignQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly assignee: string | null;
                    readonly due_on: string | null;
                };
            };
        };
        readonly responses: {
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly createExpertLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly days: number;
                };
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly token: string;
                        readonly review: components["schemas"]["DraftReview"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly revokeExpertLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly review: components["schemas"]["DraftReview"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readExpertDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly draft: components["schemas"]["ExpertDraft"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly commentAsExpert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                    readonly name: string;
                    readonly text: string;
                    readonly field?: components["schemas"]["CommentField"] | undefined;
                };
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly draft: components["schemas"]["ExpertDraft"];
                    };
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/gzip": string;
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
                readonly "application/json": {
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/gzip": string;
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly showBackups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Backups"];
                };
            };
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readSales: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly days: readonly components["schemas"]["SalesDay"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readReaderDays: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly days: readonly components["schemas"]["ReaderDay"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readReadership: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Readership"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listEndingPlans: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly plans: readonly components["schemas"]["EndingPlan"][];
                        readonly total: number;
                        readonly next: string | null;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listAffiliateFigures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly affiliates: readonly components["schemas"]["AffiliateFigures"][];
                        readonly next: string | null;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readCoverage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly chapters: readonly components["schemas"]["ChapterCoverage"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listQuestionFigures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly questions: readonly components["schemas"]["QuestionFigures"][];
                        readonly computed_at: string | null;
                        readonly next: string | null;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readAuthorFigures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly authors: readonly components["schemas"]["AuthorFigures"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly exportFigures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
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
                    readonly url: string;
                };
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly images: {
                            readonly _id: string;
                            readonly public_id: string;
                            readonly url: string;
                        };
                    };
                };
            };
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listImports: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly imports: readonly {
                            readonly cursor: string;
                            readonly import: components["schemas"]["ImportBatch"];
                        }[];
                        readonly total: number;
                        readonly next: string | null;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readImport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["importBatch"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listImportQuestions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                        readonly total: number;
                        readonly next: string | null;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly approveImport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["importBatch"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly takeBackImport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["importBatch"];
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listJobs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly jobs: readonly components["schemas"]["Job"][];
                        readonly next: string | null;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listJobKinds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly kinds: readonly components["schemas"]["JobKind"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly retryJob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly job: components["schemas"]["Job"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly setLanguage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly language: components["schemas"]["Language"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["user"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listLegalTexts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly texts: readonly components["schemas"]["LegalText"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly saveLegalText: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string | null;
                    readonly body: string | null;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly text: components["schemas"]["LegalText"] | null;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listMessages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly messages: readonly components["schemas"]["DeskMessage"][];
                        readonly next: string | null;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly scheduleMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly group: components["schemas"]["AudienceGroup"];
                    readonly user_id?: string | undefined;
                    readonly years?: readonly string[] | undefined;
                    readonly days?: number | undefined;
                    readonly role?: components["schemas"]["Role"] | undefined;
                    readonly title: string;
                    readonly message: string;
                    readonly title_bn?: string | undefined;
                    readonly message_bn?: string | undefined;
                    readonly send_at?: string | undefined;
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["deskMessage"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listProfileYears: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly years: readonly {
                            readonly year: string;
                            readonly readers: number;
                        }[];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly previewMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly group: components["schemas"]["AudienceGroup"];
                    readonly user_id?: string | undefined;
                    readonly years?: readonly string[] | undefined;
                    readonly days?: number | undefined;
                    readonly role?: components["schemas"]["Role"] | undefined;
                    readonly title?: string | undefined;
                    readonly message?: string | undefined;
                    readonly title_bn?: string | undefined;
                    readonly message_bn?: string | undefined;
                    readonly send_at?: string | undefined;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly title: string;
                            readonly message: string;
                            readonly title_bn: string | null;
                            readonly message_bn: string | null;
                            readonly readers: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly changeMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly group: components["schemas"]["AudienceGroup"];
                    readonly user_id?: string | undefined;
                    readonly years?: readonly string[] | undefined;
                    readonly days?: number | undefined;
                    readonly role?: components["schemas"]["Role"] | undefined;
                    readonly title: string;
                    readonly message: string;
                    readonly title_bn?: string | undefined;
                    readonly message_bn?: string | undefined;
                    readonly send_at?: string | undefined;
                    readonly version: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["deskMessage"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly cancelMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["deskMessage"];
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly countWaiting: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly waiting: readonly components["schemas"]["Waiting"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readDailyMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DailyMail"];
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly setDailyMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DailyMail"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DailyMail"];
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly notifications: readonly components["schemas"]["SentNotification"][];
                        readonly next: string | null;
                    };
                };
            };
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
                    /** @constant */
                    readonly all?: true | undefined;
                    readonly user_id?: string | undefined;
                    readonly title: string;
                    readonly message: string;
                };
            };
        };
        readonly responses: {
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
                    /** @constant */
                    readonly all?: true | undefined;
                    readonly user_id?: string | undefined;
                    readonly title: string;
                    readonly message: string;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly title: string;
                            readonly message: string;
                            readonly readers: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly getCheckout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Checkout"] | null;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listOrders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["Order"][];
                        readonly pagination: {
                            readonly has_next: boolean;
                            readonly next?: (string | null) | undefined;
                        };
                        readonly total: number;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly startOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Order"];
                    };
                };
            };
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Order"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly checkCoupon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CouponQuestion"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["CouponCheck"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly getOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Order"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly enterTransaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly transaction: string;
                    readonly payer?: (string | null) | undefined;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Order"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly cancelOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Order"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listDeskOrders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["DeskOrder"][];
                        readonly pagination: {
                            readonly has_next: boolean;
                            readonly next?: (string | null) | undefined;
                        };
                        readonly total: number;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly settleOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["DeskOrder"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly rejectTransaction: {
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
                    readonly transaction?: string | undefined;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["DeskOrder"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly matchStatement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly csv: string;
                    readonly method?: string | undefined;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["StatementMatch"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly settleStatement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly csv: string;
                    readonly method?: string | undefined;
                    readonly orders: readonly string[];
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["DeskOrder"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listCoupons: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["Coupon"][];
                        readonly pagination: {
                            readonly has_next: boolean;
                            readonly next?: (string | null) | undefined;
                        };
                        readonly total: number;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly saveCoupon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CouponInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Coupon"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly getCoupon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Coupon"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listCodeBatches: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["CodeBatch"][];
                        readonly pagination: {
                            readonly has_next: boolean;
                            readonly next?: (string | null) | undefined;
                        };
                        readonly total: number;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly createCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly plan: string;
                    readonly duration: string;
                    readonly count: number;
                    readonly payment: components["schemas"]["PaymentInput"];
                };
            };
        };
        readonly responses: {
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly getCodeBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["CodeBatch"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly switchCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly is_on: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["CodeBatch"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listPacks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly packs: readonly components["schemas"]["Pack"][];
                        readonly key: string;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readPackManifest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PackManifest"];
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readPackFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/gzip": string;
                    readonly "image/webp": string;
                };
            };
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
                    readonly paper: {
                        readonly id: string;
                    } & WithRequired<components["schemas"]["PaperInput"], "id">;
                    readonly sheet: components["schemas"]["PaperSheetInput"];
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaperResponse"];
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly papers: readonly components["schemas"]["Paper"][];
                        readonly next: string | null;
                    };
                };
            };
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
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaperResponse"];
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaperResponse"];
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaperResponse"];
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaperResponse"];
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaperResponse"];
                };
            };
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly returnFromProvider: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly order: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly returnFromProviderByForm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly order: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly notifyOfPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "*/*": unknown;
            };
        };
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
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
                    readonly plan: string;
                    readonly duration?: string | undefined;
                    /** @default false */
                    readonly renew?: boolean | undefined;
                    readonly payment?: components["schemas"]["PaymentInput"] | undefined;
                    readonly complimentary?: string | undefined;
                };
            };
        };
        readonly responses: {
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
                    readonly plan: string;
                    readonly duration?: string | undefined;
                    /** @default false */
                    readonly renew?: boolean | undefined;
                    readonly payment?: components["schemas"]["PaymentInput"] | undefined;
                    readonly complimentary?: string | undefined;
                };
            };
        };
        readonly responses: {
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
                    readonly payment?: components["schemas"]["PaymentInput"] | undefined;
                    readonly amount?: number | undefined;
                } & (unknown | unknown);
            };
        };
        readonly responses: {
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
                    readonly payment?: components["schemas"]["PaymentInput"] | undefined;
                    readonly amount?: number | undefined;
                } & (unknown | unknown);
            };
        };
        readonly responses: {
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readPushSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly push: components["schemas"]["PushSettings"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly addPushSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PushSubscriptionInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly push: components["schemas"]["PushSettings"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly removePushSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly endpoint: string;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly push: components["schemas"]["PushSettings"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly setPushSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PushSettingsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly push: components["schemas"]["PushSettings"];
                    };
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionPage"];
                };
            };
            readonly 304: components["responses"]["notModified"];
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionPage"];
                };
            };
            readonly 304: components["responses"]["notModified"];
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionPage"];
                };
            };
            readonly 304: components["responses"]["notModified"];
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
                    readonly pictures?: string | undefined;
                    readonly edits?: string | undefined;
                    readonly picture?: readonly string[] | undefined;
                    readonly file: string;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": string;
                };
            };
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
            readonly 200: {
                headers: {
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    readonly "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": string;
                };
            };
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
                            readonly fields: components["schemas"]["QuestionFields"];
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
                    readonly version: number;
                    readonly reason: string;
                    readonly set: components["schemas"]["QuestionFields"];
                };
            };
        };
        readonly responses: {
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
                            readonly changed: boolean;
                            readonly changes: components["schemas"]["QuestionChanges"];
                            readonly warnings?: readonly string[] | undefined;
                            readonly dry_run: boolean;
                        };
                    };
                };
            };
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
                            readonly changed: boolean;
                            readonly changes: components["schemas"]["QuestionChanges"];
                            readonly warnings?: readonly string[] | undefined;
                            readonly dry_run: boolean;
                        };
                    };
                };
            };
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
                            readonly changed: boolean;
                            readonly changes: components["schemas"]["QuestionChanges"];
                            readonly warnings?: readonly string[] | undefined;
                            readonly dry_run: boolean;
                        };
                    };
                };
            };
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
                                readonly content: Record<string, unknown>;
                                readonly changes: components["schemas"]["QuestionChanges"];
                                readonly author: string;
                                readonly author_name: string | null;
                                readonly reason: string | null;
                                readonly changed_at: string;
                            }[];
                        };
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listUnlicensedPictures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly total: number;
                            readonly pictures: readonly components["schemas"]["UnlicensedPicture"][];
                        };
                    };
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly lists: readonly {
                            readonly name: string;
                            readonly boards: readonly string[];
                            readonly questions: number;
                            readonly hidden: number;
                        }[];
                        readonly next: string | null;
                    };
                };
            };
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
                    readonly subject: string;
                    readonly name: string;
                    readonly to: string;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly changed: boolean;
                            readonly lists: number;
                            readonly questions: number;
                            readonly dry_run: boolean;
                        };
                    };
                };
            };
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
                    readonly subject: string;
                    readonly name: string;
                    readonly into: string;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly changed: boolean;
                            readonly lists: number;
                            readonly questions: number;
                            readonly dry_run: boolean;
                        };
                    };
                };
            };
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
                                readonly board?: string | undefined;
                                readonly subject: string;
                                readonly name: string;
                            }[];
                        };
                    };
                };
            };
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly reports: readonly components["schemas"]["ReportRow"][];
                        readonly total: number;
                        readonly next: string | null;
                    };
                };
            };
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
                    readonly question: string;
                    readonly kind: components["schemas"]["ReportKind"];
                    /** @default  */
                    readonly text?: string | undefined;
                };
            };
        };
        readonly responses: {
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
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly reports: readonly components["schemas"]["ReportRow"][];
                        readonly total: number;
                        readonly next: string | null;
                    };
                };
            };
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
                    readonly accept: boolean;
                    readonly answer: string;
                };
            };
        };
        readonly responses: {
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readStudyPlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly plan: components["schemas"]["StudyPlan"] | null;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly setStudyPlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StudyPlanInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly plan: components["schemas"]["StudyPlan"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly previewStudyPlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StudyPlanInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly plan: components["schemas"]["StudyPlan"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly endStudyPlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly ended: boolean;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readStudyDay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly day: components["schemas"]["StudyDay"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readStudyCalendar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly days: readonly components["schemas"]["StudyDay"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readStudyQueue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly items: readonly components["schemas"]["QueueItem"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly postponeQuestion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly question_id: string;
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly item: components["schemas"]["QueueItem"] | null;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listItemTargets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly targets: readonly components["schemas"]["ItemTarget"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly setItemTarget: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ItemTargetInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly target: components["schemas"]["ItemTarget"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly removeItemTarget: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly removed: boolean;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly undoAttempt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readReadiness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly readiness: readonly components["schemas"]["Readiness"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listRealMarks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly marks: readonly components["schemas"]["RealMark"][];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly giveRealMark: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RealMarkInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly stored: boolean;
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly compareReadiness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly parts: readonly components["schemas"]["ReadinessComparison"][];
                        };
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly readMemoryModel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly memory: components["schemas"]["MemoryModel"];
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly listMemoryStates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly states: readonly components["schemas"]["MemoryState"][];
                        readonly next: string | null;
                    };
                };
            };
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
                        readonly total: number;
                        readonly next: string | null;
                    };
                };
            };
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
                        readonly total: number;
                        readonly next: string | null;
                    };
                };
            };
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
                    readonly comment: string;
                };
            };
        };
        readonly responses: {
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
                    readonly comment: string;
                };
            };
        };
        readonly responses: {
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
                    readonly note: string;
                    readonly version: number;
                };
            };
        };
        readonly responses: {
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
                            readonly mended: number;
                        };
                    };
                };
            };
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
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly startTwoFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly password?: string | undefined;
                };
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly secret: string;
                            readonly address: string;
                        };
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly confirmTwoFactor: {
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
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly recovery_codes: readonly string[];
                        };
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly renewRecoveryCodes: {
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
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly recovery_codes: readonly string[];
                        };
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly stopTwoFactor: {
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
                };
            };
        };
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
    readonly resetTwoFactor: {
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
                };
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly person: components["schemas"]["StudioPerson"];
                            readonly changed: boolean;
                        };
                    };
                };
            };
            readonly default: components["responses"]["unexpected"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
