CREATE TABLE "former_topics" (
	"prof" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"into" text NOT NULL,
	CONSTRAINT "former_topics_prof_subject_name_pk" PRIMARY KEY("prof","subject","name")
);
