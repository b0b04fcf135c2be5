const json = (value: object) => JSON.stringify(value, null, 2);

/** What the explorer opens with: the first runs as it is, without an account. */
export const STARTING_TABS = [
  {
    query: `# Press the play button or Ctrl+Enter to run this query. It needs no account.
# Ctrl+Space completes a name. The book icon opens the documentation.
query StartHere {
  boards {
    code
    name
  }
  # Anatomy of the 1st Proff at the Dhaka board
  boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
    subject {
      name
    }
    years
    topics
  }
}
`,
  },
  {
    query: `# The questions of one year, with their answers. Page 1 is free; the others need a plan.
query Questions($year: Int!) {
  boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
    yearQuestions(year: $year, page: 1) {
      questions {
        ref
        type
        stem
        options {
          key
          text
          correct
        }
        takeAway
      }
      pagination {
        total
      }
    }
  }
}
`,
    variables: json({ year: 2024 }),
  },
  {
    query: `# Put your email and password into Variables.
# Send the token with other operations, in Headers: { "Authorization": "Bearer <token>" }
mutation LogIn($email: String!, $password: String!) {
  logIn(email: $email, password: $password) {
    token
    user {
      name
    }
  }
}
`,
    variables: json({ email: '', password: '' }),
  },
  {
    query: `# Your notifications as they are sent. It needs your sign-in: the button above, or a token in Headers.
subscription Notifications {
  notificationAdded {
    id
    title
    message
    createdAt
  }
}
`,
  },
];
