/**
 * What practices of each therapy category call themselves, say and offer. A service is
 * `[name, description, [[minutes, dollars], …]]`, the main variation first; an add-on has one pair.
 *
 * @typedef {[string, string, [number, number][]]} Offer
 */
export const CATEGORIES = {
  massage: {
    nouns: ['Massage', 'Massage Therapy', 'Bodywork'],
    titles: ['Registered Massage Therapist', 'Licensed Massage Therapist', 'Massage Therapist'],
    headlines: [
      'Unhurried massage for tired shoulders and busy minds',
      'Deep, attentive bodywork that listens before it presses',
    ],
    abouts: [
      'I came to massage after ten years at a desk, so I know what a screen does to a neck. My sessions begin with a short talk about how you are today; the plan follows from that and not from a menu.',
      'My work is slow and precise. I blend Swedish strokes with myofascial release and leave time at the end, so that you do not have to jump up and run for the bus.',
    ],
    services: [
      [
        'Deep Tissue Massage',
        'Firm, patient pressure for the places that never seem to let go. We agree on the pressure together and change it at any time.',
        [
          [60, 120],
          [90, 165],
        ],
      ],
      [
        'Swedish Relaxation Massage',
        'Long, flowing strokes from head to toe. Bring nothing and plan nothing for the hour after.',
        [
          [60, 105],
          [75, 128],
          [90, 148],
        ],
      ],
      [
        'Prenatal Massage',
        'Side-lying and well cushioned, from the second trimester on. Eases hips, back and swollen feet.',
        [[60, 115]],
      ],
      [
        'Sports Massage',
        'Targeted work before or after a hard week of training, with stretches to take home.',
        [
          [45, 95],
          [60, 118],
        ],
      ],
      ['Neck and Shoulder Reset', 'Half an hour for the muscles that carry your working day.', [[30, 65]]],
      [
        'Posture and Stretch Consultation',
        'By video, at your own desk: what to change and five stretches that fit into a day.',
        [[30, 48]],
      ],
    ],
    addOns: [
      ['Hot Stones', 'Warm basalt along the spine and shoulders.', [0, 20]],
      ['Scalp Massage', 'Ten minutes for the head and temples.', [10, 15]],
    ],
    credentials: [
      ['license', 'Licensed Massage Therapist'],
      ['certification', 'Certificate in Myofascial Release'],
    ],
  },
  acupuncture: {
    nouns: ['Acupuncture', 'Acupuncture Studio', 'Chinese Medicine'],
    titles: ['Licensed Acupuncturist', 'Registered Acupuncturist', 'Doctor of Traditional Chinese Medicine'],
    headlines: [
      'Fine needles, clear explanations and a warm room',
      'Acupuncture for pain, sleep and the turning points of life',
    ],
    abouts: [
      'I trained for five years, two of them in a hospital clinic, and I still like explaining why a point on the foot helps a headache. Most people fall asleep on the table; you are welcome to.',
      'I treat the person who walked in, not the diagnosis on the form. Expect good questions, a look at your tongue and needles so fine that you may ask when we start.',
    ],
    services: [
      [
        'Initial Consultation and Treatment',
        'A long first talk, pulse and tongue, a first treatment and a plan that you can follow.',
        [[90, 150]],
      ],
      [
        'Acupuncture Treatment',
        'A follow-up session tuned to how you have been since the last one.',
        [
          [60, 105],
          [45, 85],
        ],
      ],
      [
        'Facial Rejuvenation Acupuncture',
        'Gentle points for circulation and tone, with a cool jade roller to finish.',
        [[75, 145]],
      ],
      ['Fertility Support Acupuncture', 'Regular sessions timed with your cycle or with your clinic.', [[60, 115]]],
    ],
    addOns: [
      ['Cupping', 'Glass cups along the back; the marks fade within days.', [15, 25]],
      ['Herbal Formula', 'A week of herbs, prepared for you.', [0, 38]],
    ],
    credentials: [
      ['license', 'Licensed Acupuncturist'],
      ['degree', 'Master of Traditional Chinese Medicine'],
    ],
  },
  coaching: {
    nouns: ['Coaching', 'Life Coaching', 'Coaching Practice'],
    titles: ['Certified Life Coach', 'Health and Wellness Coach', 'Career Coach'],
    headlines: ['Find the next right step, then take it', 'Coaching for people between two chapters'],
    abouts: [
      'Before I coached I led teams and burnt out doing it. Now I help people notice sooner. We work with what is already going well and make it bigger, one honest experiment at a time.',
      'I ask plain questions and remember what you said last month. Between sessions you get a short note with what you decided, in your own words.',
    ],
    services: [
      [
        'Clarity Session',
        'One focused conversation for a decision that has been going round in your head.',
        [[60, 110]],
      ],
      [
        'Career Coaching',
        'What you are good at, what you want and the gap between the two.',
        [
          [60, 130],
          [90, 180],
        ],
      ],
      [
        'Health Coaching',
        'Small habits that survive a bad week. We build them together and look at what happened.',
        [[45, 95]],
      ],
      ['Free Introduction Call', 'Twenty minutes to find out whether we are a good match.', [[20, 0]]],
    ],
    addOns: [
      ['Written Summary', 'Two pages after the session with all that you decided.', [0, 25]],
      ['Voice Notes Between Sessions', 'Up to three short questions in the week after.', [0, 35]],
    ],
    credentials: [
      ['certification', 'Professional Certified Coach'],
      ['degree', 'Bachelor of Psychology'],
    ],
  },
  counseling: {
    nouns: ['Counseling', 'Psychotherapy', 'Therapy'],
    titles: ['Registered Clinical Counsellor', 'Licensed Psychotherapist', 'Licensed Marriage and Family Therapist'],
    headlines: ['A steady place to say it out loud', 'Therapy that is warm, practical and yours'],
    abouts: [
      'You do not need to arrive with the right words. We can begin in the middle. I work with anxiety, grief and the long echo of hard childhoods, and I will tell you honestly if someone else would serve you better.',
      'I draw on cognitive and body-based methods, and on twelve years of listening. Many of my clients are in their thirties and tired of coping well.',
    ],
    services: [
      [
        'Individual Therapy',
        'A weekly hour that belongs to you. In person or by video, whichever the week allows.',
        [
          [50, 140],
          [80, 210],
        ],
      ],
      [
        'Couples Counseling',
        'For two people who would like to hear each other again. We agree on the rules of the room first.',
        [[75, 195]],
      ],
      [
        'EMDR Session',
        'Careful work with memories that will not stay in the past. Only after we know each other.',
        [[90, 220]],
      ],
      ['Free Consultation', 'Fifteen minutes by phone or video, so that you can hear how I sound.', [[15, 0]]],
    ],
    addOns: [
      ['Letter for Your Insurer', 'A dated receipt with the codes that insurers ask for.', [0, 15]],
      ['Extended Close', 'Fifteen more minutes so that you leave settled.', [15, 40]],
    ],
    credentials: [
      ['license', 'Licensed Professional Counselor'],
      ['degree', 'Master of Counselling Psychology'],
      ['certification', 'EMDR Practitioner'],
    ],
  },
  yoga: {
    nouns: ['Yoga', 'Yoga Studio', 'Yoga Room'],
    titles: ['Certified Yoga Therapist', 'Yoga Teacher', 'Senior Yoga Teacher'],
    headlines: ['One-to-one yoga for real bodies', 'Breath first, shapes second'],
    abouts: [
      'I teach people who think they cannot do yoga. Stiff, tall, pregnant, grieving, seventy-four: there is a way in for each of them. We use chairs, straps and a sense of humour.',
      'My teaching is quiet and exact. You will leave with a short practice of your own, written down, that fits into the morning that you actually have.',
    ],
    services: [
      [
        'Private Yoga Session',
        'A session made for your body and your week, with a practice to take home.',
        [
          [60, 90],
          [90, 125],
        ],
      ],
      ['Yoga Therapy', 'For back pain, anxiety or recovery. We begin with how you move and breathe now.', [[75, 115]]],
      ['Prenatal Yoga', 'Room to breathe and to rest, safe in every trimester.', [[60, 85]]],
      ['Yin and Rest', 'Five long, supported shapes and a lot of blankets.', [[75, 88]]],
    ],
    addOns: [
      ['Recorded Home Practice', 'A fifteen-minute recording made for you.', [0, 25]],
      ['Guided Relaxation', 'Fifteen minutes of yoga nidra at the end.', [15, 15]],
    ],
    credentials: [
      ['certification', 'Registered Yoga Teacher, 500 hours'],
      ['certification', 'Certified Yoga Therapist'],
    ],
  },
  nutrition: {
    nouns: ['Nutrition', 'Nutrition Counseling', 'Kitchen & Clinic'],
    titles: ['Registered Dietitian', 'Holistic Nutritionist', 'Registered Nutritional Therapist'],
    headlines: ['Eat well without making it your second job', 'Kind, evidence-based nutrition for real kitchens'],
    abouts: [
      'No forbidden foods, no shame. We look at what you eat on a Tuesday and change two things. Then two more. My clients call it the least dramatic diet of their lives.',
      'I work with digestion, sport and the years around menopause. You will get recipes that use one pan and a shopping list that fits on your phone.',
    ],
    services: [
      [
        'First Nutrition Consultation',
        'Your history, your week and your goals, and a plan you can begin tomorrow.',
        [[75, 135]],
      ],
      [
        'Follow-up Consultation',
        'What worked, what did not and what comes next.',
        [
          [45, 80],
          [30, 58],
        ],
      ],
      ['Sports Nutrition Planning', 'Fuel for training blocks and race days, tested before it counts.', [[60, 120]]],
      ['Gut Health Review', 'A careful look at symptoms, labs and food, step by step.', [[60, 115]]],
    ],
    addOns: [
      ['Seven-Day Meal Plan', 'With a shopping list and swaps.', [0, 45]],
      ['Pantry Review', 'Fifteen minutes by video in front of your cupboards.', [15, 25]],
    ],
    credentials: [
      ['license', 'Registered Dietitian'],
      ['degree', 'Master of Human Nutrition'],
    ],
  },
  chiropractic: {
    nouns: ['Chiropractic', 'Spine & Joint Care', 'Chiropractic Clinic'],
    titles: ['Doctor of Chiropractic', 'Chiropractor'],
    headlines: ['Gentle adjustments, plainly explained', 'Care for backs that have work to do'],
    abouts: [
      'I explain before I touch and I never adjust what does not need it. Half of each visit is teaching you how to keep the change. If you need a scan or a surgeon, I will say so.',
      'Dancers, carpenters and new parents make up most of my week. I use low-force methods wherever they work as well, and they usually do.',
    ],
    services: [
      [
        'First Visit and Examination',
        'History, a full movement examination and, where it is safe, a first adjustment.',
        [[60, 130]],
      ],
      [
        'Adjustment',
        'A focused follow-up with soft-tissue work around the joint.',
        [
          [30, 70],
          [20, 55],
        ],
      ],
      ['Low-force Spinal Care', 'Precise, quiet contacts without any cracking.', [[40, 88]]],
      ['Desk Posture Check', 'Bring a photograph of your desk. We will fix it together.', [[30, 60]]],
    ],
    addOns: [
      ['Soft-tissue Work', 'Ten more minutes for the muscles around.', [10, 20]],
      ['Kinesiology Tape', 'Support for the days after.', [5, 12]],
    ],
    credentials: [
      ['degree', 'Doctor of Chiropractic'],
      ['license', 'Licensed Chiropractor'],
    ],
  },
  reiki: {
    nouns: ['Reiki', 'Energy Healing', 'Reiki Room'],
    titles: ['Reiki Master Teacher', 'Energy Healing Practitioner', 'Reiki Practitioner'],
    headlines: ['Rest so deep that the week falls off', 'Quiet hands, warm blankets, no hurry'],
    abouts: [
      'I was a sceptical nurse when a colleague talked me into a first session. I have been offering them for nine years now. You lie down fully clothed; I do very little, very attentively.',
      'People come to me when they are worn thin. I keep the room warm, the explanations short and the tea hot.',
    ],
    services: [
      [
        'Reiki Session',
        'An hour of light touch or none at all, as you prefer. You may talk, or sleep.',
        [
          [60, 85],
          [90, 120],
        ],
      ],
      ['Distance Reiki', 'At an agreed time, by video or in silence, with a short call afterwards.', [[45, 65]]],
      ['Chakra Balancing', 'A slower session with sound and breath along the seven centres.', [[75, 100]]],
    ],
    addOns: [
      ['Crystal Layout', 'Stones chosen together.', [0, 15]],
      ['Closing Meditation', 'Ten guided minutes before you go.', [10, 12]],
    ],
    credentials: [
      ['certification', 'Usui Reiki Master'],
      ['certification', 'Trauma-aware Touch'],
    ],
  },
  meditation: {
    nouns: ['Meditation', 'Breathwork', 'Mindfulness'],
    titles: ['Meditation Teacher', 'Breathwork Facilitator', 'Mindfulness Teacher'],
    headlines: ['A steadier mind in ordinary minutes', 'Meditation for people who cannot sit still'],
    abouts: [
      'I learned to meditate in a hospital corridor, which is a good place to find out what works. I teach short practices that survive children, deadlines and noisy neighbours.',
      'We begin with the breath that you have. No incense required, no belief assumed. After four sessions most people sleep better, and that is where it starts.',
    ],
    services: [
      [
        'One-to-one Meditation',
        'Learn a practice that fits you, with room for all the questions.',
        [
          [45, 75],
          [60, 95],
        ],
      ],
      ['Breathwork Journey', 'A longer guided session with music. Gentle preparation, careful landing.', [[75, 110]]],
      ['Mindfulness for Stress, Session by Session', 'The eight-week course at your own pace.', [[60, 90]]],
      ['Sleep Wind-down', 'An evening session by video that ends with you in bed.', [[30, 48]]],
    ],
    addOns: [
      ['Personal Recording', 'Your practice in my voice, ten minutes long.', [0, 20]],
      ['Journaling Prompts', 'A small booklet for the week.', [0, 10]],
    ],
    credentials: [
      ['certification', 'Mindfulness-Based Stress Reduction Teacher'],
      ['certification', 'Breathwork Facilitator'],
    ],
  },
  ayurveda: {
    nouns: ['Ayurveda', 'Ayurvedic Care', 'Ayurveda House'],
    titles: ['Ayurvedic Practitioner', 'Ayurvedic Health Counselor'],
    headlines: ['Old wisdom for modern mornings', 'Daily rhythm, warm oil, good digestion'],
    abouts: [
      'My grandmother cooked by these rules without ever naming them. I studied what she knew, in Kerala and then at home, and translate it into kitchens with one pot and little time.',
      'Ayurveda is mostly about when and how. We look at sleep, meals and seasons, and choose three changes that feel like relief.',
    ],
    services: [
      [
        'Ayurvedic Consultation',
        'Constitution, digestion, sleep and season, and a plan of three changes.',
        [[75, 130]],
      ],
      [
        'Abhyanga Oil Massage',
        'Warm herbal oil in long, rhythmic strokes. Bring old clothes and an easy evening.',
        [
          [60, 115],
          [90, 160],
        ],
      ],
      ['Shirodhara', 'A thin stream of warm oil across the forehead. Nothing else in the world.', [[60, 135]]],
      ['Follow-up', 'What has changed and what the new season asks for.', [[40, 75]]],
    ],
    addOns: [
      ['Herbal Steam', 'Ten minutes to open the skin before or after.', [10, 22]],
      ['Spice Box', 'Blends for your constitution.', [0, 28]],
    ],
    credentials: [
      ['certification', 'Ayurvedic Practitioner, 1,500 hours'],
      ['certification', 'Panchakarma Technician'],
    ],
  },
  hypnotherapy: {
    nouns: ['Hypnotherapy', 'Hypnosis & Change', 'Hypnotherapy Rooms'],
    titles: ['Clinical Hypnotherapist', 'Certified Hypnotherapist'],
    headlines: ['Change the habit, keep yourself', 'Focused, gentle hypnosis for fears and sleep'],
    abouts: [
      'You will hear everything, remember most of it and do nothing that you do not want. I say this first, because everybody wonders. Then we get to work, and it is more pleasant than people expect.',
      'I help with flying, exams, smoking and three-in-the-morning thoughts. Most of it takes three to five sessions, and I will not sell you a sixth.',
    ],
    services: [
      [
        'First Hypnotherapy Session',
        'We talk about what should change and end with a first, easy trance.',
        [[90, 150]],
      ],
      ['Hypnotherapy Session', 'A follow-up that builds on the last, with a recording for home.', [[60, 115]]],
      ['Stop Smoking Programme', 'One long session, one follow-up and a recording.', [[120, 240]]],
      ['Better Sleep Session', 'For minds that start up when the light goes out.', [[60, 110]]],
    ],
    addOns: [
      ['Custom Recording', 'Made for you within three days.', [0, 30]],
      ['Check-in Call', 'Ten minutes in the following week.', [10, 18]],
    ],
    credentials: [
      ['certification', 'Diploma in Clinical Hypnotherapy'],
      ['certification', 'Certified Hypnotherapist'],
    ],
  },
  naturopathy: {
    nouns: ['Naturopathy', 'Natural Medicine', 'Naturopathic Clinic'],
    titles: ['Naturopathic Doctor', 'Licensed Naturopathic Physician', 'Medical Herbalist'],
    headlines: ['Whole-person care that begins with listening', 'Naturopathic medicine with its feet on the ground'],
    abouts: [
      'The first visit takes ninety minutes because your history deserves it. I read labs, I like evidence and I work beside your family doctor, never instead.',
      'Fatigue, hormones and unhappy digestion are my daily work. We change the simplest thing first and measure whether it helped.',
    ],
    services: [
      ['First Naturopathic Visit', 'Your whole story, an examination and a first plan.', [[90, 195]]],
      [
        'Follow-up Visit',
        'Results, adjustments and the next small step.',
        [
          [45, 105],
          [30, 78],
        ],
      ],
      ['Herbal Medicine Consultation', 'Plants for sleep, digestion or the change of seasons.', [[50, 110]]],
      ['Hormone and Fatigue Review', 'A careful reading of symptoms and labs.', [[60, 140]]],
    ],
    addOns: [
      ['Vitamin B12', 'A quick injection at the end of your visit.', [5, 28]],
      ['Custom Tincture', 'Blended while you wait.', [0, 34]],
    ],
    credentials: [
      ['license', 'Licensed Naturopathic Doctor'],
      ['degree', 'Doctor of Naturopathic Medicine'],
    ],
  },
  physiotherapy: {
    nouns: ['Physiotherapy', 'Physio & Movement', 'Physical Therapy'],
    titles: ['Registered Physiotherapist', 'Doctor of Physical Therapy', 'Chartered Physiotherapist'],
    headlines: ['Back to the things that you miss doing', 'Hands-on physiotherapy and honest timelines'],
    abouts: [
      'I will tell you how long it takes and what you have to do. Then I will help you do it. Runners, grandparents and everyone after surgery: the plan is different, the honesty is the same.',
      'After fifteen years in sports medicine I opened a small room of my own. One person at a time, no machines humming in the corner, exercises that fit your home.',
    ],
    services: [
      ['Physiotherapy Assessment', 'A thorough first look, treatment included, and a written plan.', [[60, 135]]],
      [
        'Physiotherapy Treatment',
        'Hands-on work and progressions of your exercises.',
        [
          [45, 98],
          [30, 75],
        ],
      ],
      [
        'Pelvic Floor Therapy',
        'Private, respectful and long overdue for many. Before and after birth, and any time later.',
        [[60, 140]],
      ],
      ['Running Assessment', 'Treadmill, video and a plan for the next six weeks.', [[75, 155]]],
    ],
    addOns: [
      ['Dry Needling', 'For stubborn trigger points.', [10, 25]],
      ['Exercise Videos', 'Your programme filmed with you.', [5, 15]],
    ],
    credentials: [
      ['license', 'Registered Physiotherapist'],
      ['degree', 'Doctor of Physical Therapy'],
    ],
  },
  pilates: {
    nouns: ['Pilates', 'Pilates Studio', 'Reformer Room'],
    titles: ['Comprehensive Pilates Teacher', 'Pilates Instructor', 'Clinical Pilates Teacher'],
    headlines: ['Small movements, large difference', 'Classical Pilates in a sunlit room'],
    abouts: [
      'I danced for a living until my back disagreed. Pilates gave me a second career and a spine that works. I teach with my hands, a lot of imagery and no shouting.',
      'Six machines, one teacher, never more than two people. You will be seen, corrected and encouraged, in that order.',
    ],
    services: [
      ['Private Reformer Session', 'An hour on the machines with all of my attention.', [[55, 95]]],
      [
        'Mat Pilates, One to One',
        'Strength and length with nothing but a mat. Works well by video.',
        [
          [50, 75],
          [30, 50],
        ],
      ],
      ['Duet Session', 'You and a friend, two reformers, one price.', [[60, 130]]],
      ['Postnatal Pilates', 'Rebuild from the inside. Babies welcome.', [[50, 88]]],
    ],
    addOns: [
      ['Foot and Ankle Series', 'Fifteen minutes for runners and dancers.', [15, 20]],
      ['Home Programme', 'Six exercises with drawings.', [0, 18]],
    ],
    credentials: [
      ['certification', 'Comprehensive Pilates Teacher, 600 hours'],
      ['certification', 'Pre- and Postnatal Specialist'],
    ],
  },
  craniosacral: {
    nouns: ['Craniosacral', 'Craniosacral Therapy', 'Still Point'],
    titles: ['Craniosacral Therapist', 'Registered Craniosacral Therapist'],
    headlines: ['The lightest touch, the deepest breath', 'Craniosacral therapy for systems on high alert'],
    abouts: [
      'It looks like nothing and feels like coming home. I hold, I listen with my hands and your nervous system does what it has been waiting to do. Headaches, births and long illnesses bring people here.',
      'I see babies in the morning and their exhausted parents in the afternoon. Both tend to sleep afterwards.',
    ],
    services: [
      [
        'Craniosacral Session',
        'Fully clothed, very light touch, a great deal of quiet.',
        [
          [60, 110],
          [90, 150],
        ],
      ],
      ['Craniosacral for Babies', 'For unsettled sleep, feeding or a hard birth. Parents stay close.', [[40, 85]]],
      ['Visceral Manipulation', 'Gentle work around the organs after surgery or long tension.', [[60, 118]]],
    ],
    addOns: [
      ['Jaw Release', 'Ten careful minutes for those who grind.', [10, 20]],
      ['Warm Compress', 'Lavender and flax for the eyes.', [0, 8]],
    ],
    credentials: [
      ['certification', 'Biodynamic Craniosacral Therapist'],
      ['certification', 'Infant Care, 120 hours'],
    ],
  },
  doula: {
    nouns: ['Doula Care', 'Birth Support', 'Birth & Beyond'],
    titles: ['Certified Birth Doula', 'Birth and Postpartum Doula'],
    headlines: [
      'Calm company from the first test to the first smile',
      'Somebody who stays, whatever kind of birth it is',
    ],
    abouts: [
      'I have been at over two hundred births, at home, in water, in theatres. My job is not to have an opinion; it is to make sure that yours is heard, and that your partner eats something.',
      'I mother the mother, and the father too. Night feeds, first baths, tears at four in the afternoon: all of it is ordinary and none of it should be done alone.',
    ],
    services: [
      [
        'Birth Planning Session',
        'Your wishes, your questions and what happens if the day goes differently.',
        [[90, 130]],
      ],
      [
        'Postpartum Home Visit',
        'Three hours of holding, feeding help, soup and a nap for you.',
        [
          [180, 165],
          [120, 118],
        ],
      ],
      ['Lactation Support', 'At your kitchen table, without judgement.', [[60, 95]]],
      ['Fertility Support Conversation', 'For those who are waiting. A gentle hour.', [[60, 85]]],
    ],
    addOns: [
      ['Birth Plan in Writing', 'One page that your team will read.', [0, 30]],
      ['Sling Lesson', 'Find the carrier that fits you both.', [20, 25]],
    ],
    credentials: [
      ['certification', 'Certified Birth Doula'],
      ['certification', 'Postpartum Doula'],
    ],
  },
  sound: {
    nouns: ['Sound Healing', 'Sound Room', 'Sound Baths'],
    titles: ['Sound Healing Practitioner', 'Sound Therapist'],
    headlines: ['Lie down, listen, let the bowls do the work', 'Gongs, bowls and an hour without words'],
    abouts: [
      'I studied percussion and ended up with forty bowls. A session is simple: you lie down under a blanket, I play, and somewhere in the second half you forget which way is up, pleasantly.',
      'Sound reaches people who do not want to talk any more that day. I play for one, for two or for a living room of friends.',
    ],
    services: [
      [
        'Private Sound Bath',
        'Crystal and metal bowls, gong and chimes, played around you.',
        [
          [60, 95],
          [90, 130],
        ],
      ],
      ['Tuning Fork Session', 'Weighted forks on shoulders, spine and feet.', [[45, 80]]],
      ['Sound Bath for Two', 'With a partner, a friend or your mother.', [[60, 140]]],
    ],
    addOns: [
      ['Aromatherapy', 'One oil, chosen by nose.', [0, 12]],
      ['Guided Arrival', 'Ten minutes of breath before the first note.', [10, 12]],
    ],
    credentials: [
      ['certification', 'Sound Healing Practitioner'],
      ['degree', 'Bachelor of Music'],
    ],
  },
  reflexology: {
    nouns: ['Reflexology', 'Foot Reflexology', 'Reflexology Rooms'],
    titles: ['Certified Reflexologist', 'Clinical Reflexologist'],
    headlines: ['It begins with your feet', 'Reflexology for people on their feet all day'],
    abouts: [
      'Nurses, chefs and teachers keep my diary full. You sit in a chair that leans all the way back, I take off your shoes and the rest follows. Ticklish feet are no problem; firm thumbs are not tickly.',
      'I trained in London and Kyoto and learned to be quiet in both. Tea before, water after, no talking needed in between.',
    ],
    services: [
      [
        'Foot Reflexology',
        'A full session for both feet, with warm towels.',
        [
          [60, 80],
          [45, 65],
        ],
      ],
      ['Hand Reflexology', 'For those who type, play or knit. Easy to fit into a lunch break.', [[30, 45]]],
      ['Maternity Reflexology', 'From the thirteenth week. Soothing for backs, hips and swollen ankles.', [[60, 85]]],
      ['Facial Reflexology', 'Light pressure on the points of the face. Surprisingly sleepy.', [[45, 70]]],
    ],
    addOns: [
      ['Foot Bath', 'Salt, rosemary and ten minutes of peace.', [10, 12]],
      ['Peppermint Scrub', 'For summer feet in winter.', [10, 15]],
    ],
    credentials: [
      ['certification', 'Certified Reflexologist'],
      ['certification', 'Maternity Reflexology'],
    ],
  },
};
