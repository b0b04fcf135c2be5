export const deskPersonRow = (fields: object = {}) => ({
  _id: '41',
  user_id: 'RAHIMA',
  name: 'Rahima Khatun',
  email: 'rahima@example.com',
  contact_number: '+8801712345678',
  role: 'READER',
  created_at: '2026-11-20T09:30:00.000Z',
  ...fields,
});

export const personPurchaseRow = (fields: object = {}) => ({
  purchase: 4,
  plan: 'premium',
  name: 'Premium',
  duration: '1 year',
  price: 3000,
  bought_at: '2026-11-21T09:30:00.000Z',
  starts_at: '2026-11-21T09:30:00.000Z',
  ends_at: '2027-11-21T09:30:00.000Z',
  refunded_at: null,
  state: 'running',
  commission: 300,
  commission_state: 'held',
  review: null,
  referrer: { user_id: 'KARIM', name: 'Karim Ahmed' },
  ...fields,
});

export const wholePersonRow = (fields: object = {}) => ({
  person: deskPersonRow(),
  account: {
    email_verified_at: '2026-11-20T10:00:00.000Z',
    medical_college: 'Dhaka Medical College',
    session: '2022-23',
    year: '3rd',
    access_doc: 'premium',
    referrer: { user_id: 'KARIM', name: 'Karim Ahmed' },
    referred: 2,
  },
  plans: [
    {
      _id: '4',
      subscription_id: 'premium',
      name: 'Premium',
      duration: '1 year',
      opens: ['Everything'],
      starts_at: '2026-11-21T09:30:00.000Z',
      ends_at: '2027-11-21T09:30:00.000Z',
    },
  ],
  purchases: [personPurchaseRow()],
  ...fields,
});

/** What a grant or a refund answers. */
export const grantRow = (fields: object = {}) => {
  const {
    name: _name,
    state: _state,
    commission_state: _commission,
    referrer: _referrer,
    ...row
  } = personPurchaseRow();
  return { ...row, review_reasons: [], changed: true, ...fields };
};

export const payoutRow = (fields: object = {}) => ({
  request: 7,
  user_id: 'KARIM',
  name: 'Karim Ahmed',
  amount: 900,
  requested_at: '2026-11-22T09:30:00.000Z',
  preferred_method: 'Bkash',
  account_number: '01712345678',
  account_changed_at: '2026-11-01T09:30:00.000Z',
  most_sign_ups_a_day: 2,
  review: false,
  reasons: [],
  cautions: [],
  blocks: [],
  ...fields,
});

export const commissionRow = (fields: object = {}) => ({
  purchase: 4,
  user_id: 'KARIM',
  name: 'Karim Ahmed',
  buyer: 'RAHIMA',
  buyer_name: 'Rahima Khatun',
  plan: 'premium',
  amount: 300,
  bought_at: '2026-11-21T09:30:00.000Z',
  state: 'held',
  review: true,
  reasons: ['same phone as RAHIMA'],
  ...fields,
});

export const rebuildRow = (fields: object = {}) => ({
  state: 'running',
  started_at: '2026-11-22T09:30:00.000Z',
  finished_at: null,
  corrected: null,
  ...fields,
});

export const jobRow = (fields: object = {}) => ({
  id: '17',
  job: 'send-mail',
  scheduled: false,
  state: 'RETRYING',
  attempts: 3,
  last_error: 'nobody is there',
  next_run_at: '2026-11-22T09:31:00.000Z',
  last_done_at: null,
  ...fields,
});

export const jobKindRow = (fields: object = {}) => ({
  job: 'send-mail',
  waiting: 2,
  running: 0,
  failed: 1,
  next_run_at: '2026-11-22T09:31:00.000Z',
  last_done_at: null,
  last_error: 'nobody is there',
  ...fields,
});

export const backupsRow = (fields: object = {}) => ({
  state: 'LATE',
  every_hours: 24,
  last_backup_at: '2026-11-22T03:00:00.000Z',
  last_restore_at: null,
  runs: [{ kind: 'BACKUP', at: '2026-11-22T03:00:00.000Z', bytes: 5_000_000_000, error: null }],
  ...fields,
});

export const sentRow = (fields: object = {}) => ({
  _id: '12',
  title: 'Exam',
  message: 'On Monday',
  createdAt: '2026-11-22T09:30:00.000Z',
  user: null,
  ...fields,
});

export const messageRow = (fields: object = {}) => ({
  _id: '12',
  version: 1,
  state: 'SCHEDULED',
  title: 'Exam',
  message: 'On Monday',
  title_bn: null,
  message_bn: null,
  group: 'PLAN_ENDS',
  user: null,
  years: [],
  days: 7,
  role: null,
  send_at: '2026-11-23T03:00:00.000Z',
  created_at: '2026-11-22T09:30:00.000Z',
  sent_at: null,
  by: { user_id: 'RAHIMA', name: 'Rahima Khatun' },
  readers: 0,
  ...fields,
});

export const couponRow = (fields: object = {}) => ({
  code: 'WELCOME25',
  share: 0.25,
  amount: null,
  plans: ['premium'],
  from: '2026-11-12',
  until: null,
  uses: 100,
  used: 2,
  once_per_person: true,
  is_on: true,
  ...fields,
});

export const codeBatchRow = (fields: object = {}) => ({
  id: '7',
  plan: 'Premium',
  duration: '1 year',
  price: 3000,
  count: 2,
  used: 1,
  payment: {
    id: '3',
    amount: 6000,
    method: 'cash',
    reference: 'SLIP-7',
    payer: null,
    note: null,
    at: '2026-11-22T09:30:00.000Z',
    by: 'Karim Ahmed',
    direction: 'IN',
  },
  receipt: '000012',
  created_at: '2026-11-22T09:30:00.000Z',
  by: 'Karim Ahmed',
  codes: [
    { code: 'K7M2-49QX-3HRT-W8DP', used_at: null, used_by: null },
    {
      code: 'W8DP-K7M2-49QX-3HRT',
      used_at: '2026-11-23T09:30:00.000Z',
      used_by: { user_id: 'RAHIMA', name: 'Rahima Khatun' },
    },
  ],
  ...fields,
});

export const salesDayRow = (fields: object = {}) => ({
  date: '2026-11-20',
  plan: 'Monthly',
  method: 'bkash-manual',
  by: { user_id: 'NASRIN', name: 'Nasrin Begum' },
  sold: 2,
  amount: 598,
  refunded: 299,
  complimentary: 1,
  ...fields,
});

export const questionFiguresRow = (fields: object = {}) => ({
  cursor: '-40:7',
  _id: '7',
  ref: 'ANAT-000007',
  prof: '_1',
  subject: 'ANAT',
  topic: 'Heart',
  type: 'SBA',
  answered: 30,
  facility: 0.5,
  discrimination: -0.04,
  statements: [{ key: 'A', answered: 28, facility: 0.6, discrimination: null }],
  skips: 2,
  reports: 1,
  open_reports: 1,
  ...fields,
});
