### Слова карт «Берсерка» по-русски. Как из них складываются фразы: games/berserk/abilities/phrases.py

## Существительные

berserk-noun-card = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] карта
                [few] карты
               *[other] карт
            }
           *[no] { $case ->
                [nom] карты
                [gen] карт
                [dat] картам
                [acc] карты
               *[ins] картами
            }
        }
       *[one] { $case ->
            [nom] карта
            [gen] карты
            [dat] карте
            [acc] карту
           *[ins] картой
        }
    }
    .gender = f
berserk-noun-creature = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] существо
                [few] существа
               *[other] существ
            }
           *[no] { $case ->
                [nom] существа
                [gen] существ
                [dat] существам
                [acc] существ
               *[ins] существами
            }
        }
       *[one] { $case ->
            [nom] существо
            [gen] существа
            [dat] существу
            [acc] существо
           *[ins] существом
        }
    }
    .gender = n
    .animate = yes
berserk-noun-ground = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] наземное существо
                [few] наземных существа
               *[other] наземных существ
            }
           *[no] { $case ->
                [nom] наземные существа
                [gen] наземных существ
                [dat] наземным существам
                [acc] наземных существ
               *[ins] наземными существами
            }
        }
       *[one] { $case ->
            [nom] наземное существо
            [gen] наземного существа
            [dat] наземному существу
            [acc] наземное существо
           *[ins] наземным существом
        }
    }
    .gender = n
    .animate = yes
berserk-noun-flyer = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] летающее существо
                [few] летающих существа
               *[other] летающих существ
            }
           *[no] { $case ->
                [nom] летающие существа
                [gen] летающих существ
                [dat] летающим существам
                [acc] летающих существ
               *[ins] летающими существами
            }
        }
       *[one] { $case ->
            [nom] летающее существо
            [gen] летающего существа
            [dat] летающему существу
            [acc] летающее существо
           *[ins] летающим существом
        }
    }
    .gender = n
    .animate = yes
berserk-noun-artifact = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] артефакт
                [few] артефакта
               *[other] артефактов
            }
           *[no] { $case ->
                [nom] артефакты
                [gen] артефактов
                [dat] артефактам
                [acc] артефакты
               *[ins] артефактами
            }
        }
       *[one] { $case ->
            [nom] артефакт
            [gen] артефакта
            [dat] артефакту
            [acc] артефакт
           *[ins] артефактом
        }
    }
    .gender = m
berserk-noun-terrain = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] местность
                [few] местности
               *[other] местностей
            }
           *[no] { $case ->
                [nom] местности
                [gen] местностей
                [dat] местностям
                [acc] местности
               *[ins] местностями
            }
        }
       *[one] { $case ->
            [nom] местность
            [gen] местности
            [dat] местности
            [acc] местность
           *[ins] местностью
        }
    }
    .gender = f
berserk-noun-symbiote = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] симбиот
                [few] симбиота
               *[other] симбиотов
            }
           *[no] { $case ->
                [nom] симбиоты
                [gen] симбиотов
                [dat] симбиотам
                [acc] симбиотов
               *[ins] симбиотами
            }
        }
       *[one] { $case ->
            [nom] симбиот
            [gen] симбиота
            [dat] симбиоту
            [acc] симбиота
           *[ins] симбиотом
        }
    }
    .gender = m
    .animate = yes
berserk-noun-companion = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] компаньон
                [few] компаньона
               *[other] компаньонов
            }
           *[no] { $case ->
                [nom] компаньоны
                [gen] компаньонов
                [dat] компаньонам
                [acc] компаньонов
               *[ins] компаньонами
            }
        }
       *[one] { $case ->
            [nom] компаньон
            [gen] компаньона
            [dat] компаньону
            [acc] компаньона
           *[ins] компаньоном
        }
    }
    .gender = m
    .animate = yes
berserk-noun-parasite = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] паразит
                [few] паразита
               *[other] паразитов
            }
           *[no] { $case ->
                [nom] паразиты
                [gen] паразитов
                [dat] паразитам
                [acc] паразитов
               *[ins] паразитами
            }
        }
       *[one] { $case ->
            [nom] паразит
            [gen] паразита
            [dat] паразиту
            [acc] паразита
           *[ins] паразитом
        }
    }
    .gender = m
    .animate = yes
berserk-noun-cell = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] клетка
                [few] клетки
               *[other] клеток
            }
           *[no] { $case ->
                [nom] клетки
                [gen] клеток
                [dat] клеткам
                [acc] клетки
               *[ins] клетками
            }
        }
       *[one] { $case ->
            [nom] клетка
            [gen] клетки
            [dat] клетке
            [acc] клетку
           *[ins] клеткой
        }
    }
    .gender = f

## На кого указывают

berserk-ref-self = { $case ->
        [nom] эта карта
        [gen] этой карты
        [dat] этой карте
        [acc] эту карту
       *[ins] этой картой
    }
    .gender = f
    .subject = { "" }
berserk-ref-host = { $case ->
        [nom] хозяин
        [gen] хозяина
        [dat] хозяину
        [acc] хозяина
       *[ins] хозяином
    }
    .gender = m
berserk-ref-it = { $number ->
        [many] { $case ->
            [nom] они
            [gen] их
            [dat] им
            [acc] их
           *[ins] ими
        }
       *[one] { $gender ->
            [f] { $case ->
                [nom] она
                [gen] её
                [dat] ей
                [acc] её
               *[ins] ей
            }
           *[other] { $case ->
                [nom] { $gender ->
                    [m] он
                   *[n] оно
                }
                [gen] его
                [dat] ему
                [acc] его
               *[ins] им
            }
        }
    }
berserk-ref-shown = { $case ->
        [nom] показанная карта
        [gen] показанной карты
        [dat] показанной карте
        [acc] показанную карту
       *[ins] показанной картой
    }
    .gender = f
berserk-ref-attacker = { $case ->
        [nom] атакующий
        [gen] атакующего
        [dat] атакующему
        [acc] атакующего
       *[ins] атакующим
    }
    .gender = m
berserk-ref-attacked = { $case ->
        [nom] атакованная карта
        [gen] атакованной карты
        [dat] атакованной карте
        [acc] атакованную карту
       *[ins] атакованной картой
    }
    .gender = f
berserk-ref-event-card = { $case ->
        [nom] та карта
        [gen] той карты
        [dat] той карте
        [acc] ту карту
       *[ins] той картой
    }
    .gender = f
berserk-ref-event-by = { $event ->
        [died] { $case ->
            [nom] убийца
            [gen] убийцы
            [dat] убийце
            [acc] убийцу
           *[ins] убийцей
        }
       *[other] { $case ->
            [nom] виновник
            [gen] виновника
            [dat] виновнику
            [acc] виновника
           *[ins] виновником
        }
    }
    .gender = m
berserk-another = { $other ->
        [yes] друг{ $agree ->
            [m-nom] ой
            [m-gen] ого
            [m-dat] ому
            [m-ins] им
            [f-nom] ая
            [f-gen] ой
            [f-dat] ой
            [f-acc] ую
            [f-ins] ой
            [n-nom] ое
            [n-acc] ое
            [n-gen] ого
            [n-dat] ому
            [n-ins] им
            [pl-nom] ие
            [pl-gen] их
            [pl-dat] им
           *[pl-ins] ими
        }{ " " }
       *[no] { "" }
    }
berserk-ref-event-target = { $case ->
        [nom] цель
        [gen] цели
        [dat] цели
        [acc] цель
       *[ins] целью
    }
    .gender = f
berserk-ref-var = { $case ->
        [nom] карта { $name }
        [gen] карты { $name }
        [dat] карте { $name }
        [acc] карту { $name }
       *[ins] картой { $name }
    }
    .gender = f
berserk-noun-cell-of = { $case ->
        [nom] клетка { $of-gen }
        [gen] клетки { $of-gen }
        [dat] клетке { $of-gen }
        [acc] клетку { $of-gen }
       *[ins] клеткой { $of-gen }
    }
    .gender = f

## Согласование

berserk-hard = { $agree ->
        [m-nom] ый
        [m-gen] ого
        [m-dat] ому
        [m-ins] ым
        [f-nom] ая
        [f-gen] ой
        [f-dat] ой
        [f-acc] ую
        [f-ins] ой
        [n-nom] ое
        [n-acc] ое
        [n-gen] ого
        [n-dat] ому
        [n-ins] ым
        [pl-nom] ые
        [pl-gen] ых
        [pl-dat] ым
       *[pl-ins] ыми
    }
berserk-soft = { $agree ->
        [m-nom] ий
        [m-gen] его
        [m-dat] ему
        [m-ins] им
        [f-nom] ая
        [f-gen] ей
        [f-dat] ей
        [f-acc] ую
        [f-ins] ей
        [n-nom] ее
        [n-acc] ее
        [n-gen] его
        [n-dat] ему
        [n-ins] им
        [pl-nom] ие
        [pl-gen] их
        [pl-dat] им
       *[pl-ins] ими
    }
berserk-your = { $agree ->
        [m-nom] ваш
        [m-gen] вашего
        [m-dat] вашему
        [m-ins] вашим
        [f-nom] ваша
        [f-gen] вашей
        [f-dat] вашей
        [f-acc] вашу
        [f-ins] вашей
        [n-nom] ваше
        [n-acc] ваше
        [n-gen] вашего
        [n-dat] вашему
        [n-ins] вашим
        [pl-nom] ваши
        [pl-gen] ваших
        [pl-dat] вашим
       *[pl-ins] вашими
    }

## Атаки

berserk-attack-strike = { $case ->
        [gen] простого удара
        [dat] простому удару
        [acc] простой удар
        [ins] простым ударом
        [prep] простом ударе
        [many] простых ударов
       *[nom] простой удар
    }
    .name = простой удар
    .gender = m
berserk-attack-special = { $case ->
        [gen] особого удара
        [dat] особому удару
        [acc] особый удар
        [ins] особым ударом
        [prep] особом ударе
        [many] особых ударов
       *[nom] особый удар
    }
    .name = особый удар
    .gender = m
berserk-attack-magic = { $case ->
        [gen] магического удара
        [dat] магическому удару
        [acc] магический удар
        [ins] магическим ударом
        [prep] магическом ударе
        [many] магических ударов
       *[nom] магический удар
    }
    .name = магический удар
    .gender = m
berserk-attack-shot = { $case ->
        [gen] выстрела
        [dat] выстрелу
        [acc] выстрел
        [ins] выстрелом
        [prep] выстреле
        [many] выстрелов
       *[nom] выстрел
    }
    .name = выстрел
    .gender = m
berserk-attack-throw = { $case ->
        [gen] метания
        [dat] метанию
        [acc] метание
        [ins] метанием
        [prep] метании
        [many] метаний
       *[nom] метание
    }
    .name = метание
    .gender = n
berserk-attack-row = { $case ->
        [gen] удара через ряд
        [dat] удару через ряд
        [acc] удар через ряд
        [ins] ударом через ряд
        [prep] ударе через ряд
        [many] ударов через ряд
       *[nom] удар через ряд
    }
    .name = удар через ряд
    .gender = m
berserk-attack-blast = { $case ->
        [gen] разряда
        [dat] разряду
        [acc] разряд
        [ins] разрядом
        [prep] разряде
        [many] разрядов
       *[nom] разряд
    }
    .name = разряд
    .gender = m
berserk-attack-any = { $case ->
        [gen] любой атаки
        [dat] любой атаке
        [acc] любую атаку
        [ins] любой атакой
        [prep] любой атаке
        [many] любых атак
       *[nom] любая атака
    }
    .name = любая атака
    .gender = f
berserk-attack-melee = { $case ->
        [gen] ближней атаки
        [dat] ближней атаке
        [acc] ближнюю атаку
        [ins] ближней атакой
        [prep] ближней атаке
        [many] ближних атак
       *[nom] ближняя атака
    }
    .name = ближняя атака
    .gender = f
berserk-attack-ranged = { $case ->
        [gen] дальней атаки
        [dat] дальней атаке
        [acc] дальнюю атаку
        [ins] дальней атакой
        [prep] дальней атаке
        [many] дальних атак
       *[nom] дальняя атака
    }
    .name = дальняя атака
    .gender = f
berserk-attack-magical = { $case ->
        [gen] магической атаки
        [dat] магической атаке
        [acc] магическую атаку
        [ins] магической атакой
        [prep] магической атаке
        [many] магических атак
       *[nom] магическая атака
    }
    .name = магическая атака
    .gender = f
berserk-attack-nonmagical = { $case ->
        [gen] немагической атаки
        [dat] немагической атаке
        [acc] немагическую атаку
        [ins] немагической атакой
        [prep] немагической атаке
        [many] немагических атак
       *[nom] немагическая атака
    }
    .name = немагическая атака
    .gender = f

## Величины карт

berserk-stat-cost = { $case ->
        [gen] стоимости
        [acc] стоимость
       *[nom] стоимость
    }
berserk-stat-life = { $case ->
        [gen] остатка жизни
        [acc] остаток жизни
       *[nom] остаток жизни
    }
berserk-stat-max-life = { $case ->
        [gen] полной жизни
        [acc] полную жизнь
       *[nom] полная жизнь
    }
berserk-stat-wounds = { $case ->
        [gen] числа ран
        [acc] число ран
       *[nom] число ран
    }
berserk-stat-xlife = { $case ->
        [gen] числа { TERM("дополнительных жизней", "lives") }
        [acc] число { TERM("дополнительных жизней", "lives") }
       *[nom] число { TERM("дополнительных жизней", "lives") }
    }
berserk-stat-move = { $case ->
        [gen] движения
        [acc] движение
       *[nom] движение
    }
berserk-stat-light = { $case ->
        [gen] слабого удара
        [acc] слабый удар
       *[nom] слабый удар
    }
berserk-stat-medium = { $case ->
        [gen] среднего удара
        [acc] средний удар
       *[nom] средний удар
    }
berserk-stat-strong = { $case ->
        [gen] сильного удара
        [acc] сильный удар
       *[nom] сильный удар
    }
berserk-stat-armor = { $case ->
        [gen] брони
        [acc] броню
       *[nom] броня
    }
berserk-stat-regen = { $case ->
        [gen] регенерации
        [acc] регенерацию
       *[nom] регенерация
    }
berserk-stat-chips = { $case ->
        [gen] числа { TERM("фишек", "chip") }
        [acc] число { TERM("фишек", "chip") }
       *[nom] число { TERM("фишек", "chip") }
    }
berserk-stat-poison = { $case ->
        [gen] отравления
        [acc] отравление
       *[nom] отравление
    }
berserk-stat-row = { $case ->
        [gen] номера ряда
        [acc] номер ряда
       *[nom] номер ряда
    }

## Соединение

berserk-and = { $head } и { $tail }
berserk-or = { $head } или { $tail }
berserk-or-do = { $head } или { $tail }
berserk-so = { $head }: { $tail }
berserk-comma = { $head }, { $tail }
berserk-then = { $head }; { $tail }
berserk-next = { $head }, затем { $tail }
berserk-either = { $head }, либо { $tail }
berserk-either-first = либо { $text }
berserk-not = неверно, что { $cond }
berserk-neg = { $not ->
        [yes] не{ " " }
       *[no] { "" }
    }
berserk-is = { berserk-neg }находится { $filter }
berserk-where = , где { $letter } — { $amount }
berserk-where-too = , а { $letter } — { $amount }
berserk-called = { " " }({ $name })
berserk-by-opponent = { $noun ->
        [cell] , по выбору противника
       *[other] { " " }по выбору противника
    }

berserk-det-a-any = { berserk-another }{ $phrase }
berserk-det-a-mine = { berserk-another }{ berserk-your } { $phrase }
berserk-det-each-any = кажд{ berserk-hard } { berserk-another }{ $phrase }
berserk-det-each-mine = кажд{ berserk-hard } { berserk-another }{ berserk-your } { $phrase }
berserk-det-shown-any = кажд{ berserk-hard } показанн{ berserk-hard } { $phrase }
berserk-det-all-any = { berserk-another }{ $phrase }
    .number = many
berserk-det-all-mine = { berserk-another }{ berserk-your } { $phrase }
    .number = many
berserk-det-some-any = { $count } { berserk-another }{ $phrase }
    .number = many
    .counted = yes
berserk-det-some-mine = { $count } { berserk-another }{ berserk-your } { $phrase }
    .number = many
    .counted = yes
berserk-det-upto-any = до { $count } { berserk-another }{ $phrase }
    .number = many
    .case = gen
berserk-det-upto-mine = до { $count } { berserk-another }{ berserk-your } { $phrase }
    .number = many
    .case = gen
berserk-standing = { $noun ->
        [cell] рядом
       *[other] стоящ{ berserk-soft } рядом
    }
berserk-enemy = противника
berserk-half-mine = на вашей половине
berserk-half-enemy = на половине противника

## Уточнения

berserk-filter-adj = { $of-is ->
        [self] { berserk-standing }
       *[other] рядом с { NI($of-ins) }
    }
    .place = { $of-is ->
            [self] { $noun ->
                [cell] after
               *[other] before
            }
           *[other] after
        }
    .not = , не рядом с { NI($of-ins) }
    .is = { berserk-neg }стоит рядом с { NI($of-ins) }
berserk-filter-ortho = { $of-is ->
        [self] рядом (не по диагонали)
       *[other] рядом с { NI($of-ins) } (не по диагонали)
    }
    .not = не рядом по прямой с { NI($of-ins) }
berserk-filter-diag = { $of-is ->
        [self] рядом по диагонали
       *[other] рядом с { NI($of-ins) } по диагонали
    }
    .not = не по диагонали от { NI($of-gen) }
berserk-filter-opp = { $of-is ->
        [self] напротив
       *[other] напротив { NI($of-gen) }
    }
    .not = не напротив { NI($of-gen) }
berserk-filter-behind = { $of-is ->
        [self] позади этой карты
       *[other] позади { NI($of-gen) }
    }
    .not = не позади { NI($of-gen) }
berserk-filter-beside = { $of-is ->
        [self] слева или справа
       *[other] слева или справа от { NI($of-gen) }
    }
    .not = не слева и не справа от { NI($of-gen) }
berserk-filter-left = { $of-is ->
        [self] слева
       *[other] слева от { NI($of-gen) }
    }
    .not = не слева от { NI($of-gen) }
berserk-filter-right = { $of-is ->
        [self] справа
       *[other] справа от { NI($of-gen) }
    }
    .not = не справа от { NI($of-gen) }
berserk-filter-knight = { $of-is ->
        [self] ходом шахматного коня
       *[other] ходом шахматного коня от { NI($of-gen) }
    }
    .not = не на расстоянии хода шахматного коня от { NI($of-gen) }
berserk-filter-samerow = { $of-is ->
        [self] в том же ряду
       *[other] в одном ряду с { NI($of-ins) }
    }
    .not = не в одном ряду с { NI($of-ins) }
berserk-filter-samecol = { $of-is ->
        [self] в том же столбце
       *[other] в одном столбце с { NI($of-ins) }
    }
    .not = не в одном столбце с { NI($of-ins) }
berserk-cells-gen = { $n ->
        [one] { $n } клетки
       *[other] { $n } клеток
    }
berserk-filter-within = { $of-is ->
        [self] в пределах { berserk-cells-gen }
       *[other] в пределах { berserk-cells-gen } от { NI($of-gen) }
    }
    .not = дальше { berserk-cells-gen } от { NI($of-gen) }
berserk-whose-row = { $whose ->
        [mine] в вашем ряду { $n }
        [enemy] в ряду { $n } противника
       *[any] в ряду { $n }
    }
berserk-filter-row = { berserk-whose-row }
    .not = не { berserk-whose-row }
berserk-whose-half = { $whose ->
        [mine] на вашей половине
        [enemy] на половине противника
       *[any] на поле боя
    }
berserk-filter-half = { berserk-whose-half }
    .not = не { berserk-whose-half }
berserk-filter-edge = у края поля
    .not = не у края поля
berserk-filter-deep = на глубине
    .not = не на глубине
berserk-filter-free = свободн{ berserk-hard }
    .place = before
    .not = занят{ berserk-hard }
    .not-place = before
berserk-filter-marked = с маркером «{ $with }»
    .not = без маркера «{ $with }»
    .is = { $is ->
            [self] { $not ->
                [yes] нет маркера «{ $with }»
               *[no] есть маркер «{ $with }»
            }
           *[other] { $not ->
                [yes] не имеет маркера «{ $with }»
               *[no] имеет маркер «{ $with }»
            }
        }
berserk-filter-on = на клетке с маркером «{ $with }»
    .not = не на клетке с маркером «{ $with }»
berserk-filter-symbiote = из числа { TERM("симбиотов", "symbiote") }
    .not = (кроме { TERM("симбиотов", "symbiote") })
    .is = { $not ->
            [yes] — не { TERM("симбиот", "symbiote") }
           *[no] — { TERM("симбиот", "symbiote") }
        }
berserk-filter-other = (кроме { NI($than-gen) })
    .not = ({ $than })
    .is = { $not ->
            [yes] — { $than }
           *[no] — не { $than }
        }
berserk-filter-rides = (хозяин — { $of })
    .not = (хозяин — не { $of })
    .is = { $not ->
            [yes] сидит не на той карте, что { $of }
           *[no] сидит на той же карте, что { $of }
        }
berserk-filter-elem = { $of }
    .not = не { $of }
    .is = { berserk-neg }относится к стихии { $of }
berserk-filter-class = класса «{ $of }»
    .not = не класса «{ $of }»
    .is = { berserk-neg }относится к классу «{ $of }»
berserk-filter-named = «{ $as }»
    .not = (кроме карты «{ $as }»)
    .is = { berserk-neg }называется «{ $as }»
berserk-filter-samename = с тем же названием, что { $of }
    .not = не с тем названием, что { $of }
    .is = { berserk-neg }называется так же, как { $of }
berserk-filter-elite = элитн{ berserk-hard }
    .place = before
    .not = неэлитн{ berserk-hard }
    .not-place = before
    .is = { $not ->
            [yes] — неэлитн{ berserk-hard }
           *[no] — элитн{ berserk-hard }
        }
berserk-filter-unique = уникальн{ berserk-hard }
    .place = before
    .not = неуникальн{ berserk-hard }
    .not-place = before
    .is = { $not ->
            [yes] — неуникальн{ berserk-hard }
           *[no] — уникальн{ berserk-hard }
        }
berserk-short = { $gender ->
        [f] а
        [n] о
       *[m] { "" }
    }
berserk-filter-tapped = закрыт{ berserk-hard }
    .place = before
    .not = открыт{ berserk-hard }
    .not-place = before
    .is = { $is ->
            [self] карта{ " " }
           *[other] { "" }
        }{ $not ->
            [yes] открыт{ berserk-short }
           *[no] закрыт{ berserk-short }
        }
berserk-filter-flying = летающ{ berserk-soft }
    .place = before
    .not = нелетающ{ berserk-soft }
    .not-place = before
    .is = { berserk-neg }летает
berserk-filter-has = с особенностью «{ $what }»
    .not = без особенности «{ $what }»
    .is = { $not ->
            [yes] не имеет особенности «{ $what }»
           *[no] имеет особенность «{ $what }»
        }
berserk-filter-hurt = ранен{ berserk-hard }
    .place = before
    .not = без ран
    .is = { $not ->
            [yes] не имеет ран
           *[no] имеет раны
        }
berserk-filter-cursed = проклят{ berserk-hard }
    .place = before
    .not = без проклятия
    .is = { $not ->
            [yes] не имеет проклятия
           *[no] имеет проклятие
        }
berserk-filter-blessed = благословлённ{ berserk-hard }
    .place = before
    .not = без благословения
    .is = { $not ->
            [yes] не имеет благословения
           *[no] имеет благословение
        }
berserk-filter-poisoned = отравленн{ berserk-hard }
    .place = before
    .not = без отравления
    .is = { $not ->
            [yes] не имеет отравления
           *[no] имеет отравление
        }
berserk-filter-moved = двигавш{ berserk-soft }ся в этот ход
    .place = before
    .not = не двигавш{ berserk-soft }ся в этот ход
    .not-place = before
    .is = { berserk-neg }двигал{ $gender ->
            [f] ась
            [n] ось
           *[m] ся
        } в этот ход
berserk-filter-acted = действовавш{ berserk-soft } в этот ход
    .place = before
    .not = не действовавш{ berserk-soft } в этот ход
    .not-place = before
    .is = { berserk-neg }действовал{ berserk-short } в этот ход
berserk-number = { $op ->
        [le] { $n } или менее
        [ge] { $n } или более
        [ne] не { $n }
        [lt] менее { $n }
        [gt] более { $n }
       *[eq] { $n }
    }
berserk-figure = { $stat ->
        [cost] стоимостью { berserk-number }
        [life] с остатком жизни { berserk-number }
       *[other] ({ $stat-nom }: { berserk-number })
    }
berserk-filter-hidden = скрыт{ berserk-hard }
    .place = before
    .not = вскрыт{ berserk-hard }
    .not-place = before
    .is = { $not ->
            [yes] вскрыт{ berserk-short }
           *[no] скрыт{ berserk-short }
        }
berserk-zone = { $zone ->
        [deck] из колоды
        [grave] с кладбища
        [exile] из изгнания
       *[play] в игре
    }
berserk-filter-in = { berserk-zone }
    .not = не { berserk-zone }
    .is = { berserk-neg }находится { $zone ->
            [deck] в колоде
            [grave] на кладбище
            [exile] в изгнании
           *[play] в игре
        }
berserk-comparison = { $op ->
        [le] не больше, чем { $n }
        [ge] не меньше, чем { $n }
        [ne] не { $n }
        [lt] меньше, чем { $n }
        [gt] больше, чем { $n }
       *[eq] ровно { $n }
    }
berserk-filter-compare = { $n-is ->
        [number] { $n ->
            [0] { $op ->
                [eq] { $stat ->
                    [chips] без { TERM("фишек", "chip") }
                    [wounds] без ран
                    [xlife] без { TERM("дополнительных жизней", "lives") }
                   *[other] { berserk-figure }
                }
               *[other] { berserk-figure }
            }
           *[other] { berserk-figure }
        }
       *[other] ({ $stat-nom }: { berserk-comparison })
    }
    .is = имеет { $stat-acc } { berserk-comparison }

## Величины

berserk-value-n = { $event ->
        [hit] величина атаки
        [attack_done] величина атаки
        [wounded] число этих ран
        [healed] число излеченных ран
        [drained] число излеченных ран
        [relocated] число пройденных клеток
        [moved] число пройденных клеток
        [jumped] число пройденных клеток
        [teleported] число пройденных клеток
        [chips_gained] число этих { TERM("фишек", "chip") }
        [chips_lost] число этих { TERM("фишек", "chip") }
        [lives_gained] число этих { TERM("дополнительных жизней", "lives") }
        [lives_lost] число этих { TERM("дополнительных жизней", "lives") }
        [poisoned] величина этого отравления
       *[other] эта величина
    }
berserk-value-excess = { $event ->
        [wounded] избыточный урон
       *[other] избыточное лечение
    }
berserk-value-roll = результат броска
berserk-sum-plus = { $left } плюс { $right }
berserk-sum-minus = { $left } минус { $right }
berserk-amount-count = число { $of-gen }
berserk-amount-stat = { $what-nom } { $of-gen }
berserk-amount-roll = бросок { $power }
berserk-amount-times = сколько раз в этот ход эта карта { $event }
berserk-amount-walked = сколько клеток в этот ход прошла { $of }
berserk-amount-fury = { $n } с прибавками к бешенству
berserk-amount-half-up = половина (с округлением вверх) от: { $of }
berserk-amount-half-down = половина (с округлением вниз) от: { $of }
berserk-amount-min = меньшее из двух: { $a }, { $b }
berserk-amount-max = большее из двух: { $a }, { $b }
berserk-amount-flip = { $a } или { $b }
berserk-flipped = { " " }(как ляжет маркер)
berserk-amount-die = число на кубике
berserk-per = { $of-is ->
        [chips] { " " }за каждую { TERM("фишку", "chip") }
       *[other] { " " }за { $of-acc }
    }{ $most ->
        [none] { "" }
       *[other] , но не больше +{ $most }
    }
berserk-if-die = { $right-is ->
        [chips] { $op ->
            [le] выпало не больше, чем { TERM("фишек", "chip") } на этой карте
            [ge] выпало не меньше, чем { TERM("фишек", "chip") } на этой карте
            [ne] выпало не столько, сколько { TERM("фишек", "chip") } на этой карте
            [lt] выпало меньше, чем { TERM("фишек", "chip") } на этой карте
            [gt] выпало больше, чем { TERM("фишек", "chip") } на этой карте
           *[eq] выпало столько, сколько { TERM("фишек", "chip") } на этой карте
        }
       *[other] { $op ->
            [le] выпало { $right } или меньше
            [ge] выпало { $right } или больше
            [ne] выпало не { $right }
            [lt] выпало меньше { $right }
            [gt] выпало больше { $right }
           *[eq] выпало { $right }
        }
    }
berserk-if-chips = { $op ->
        [le] { TERM("фишек", "chip") } { $n } или меньше
        [ge] { TERM("фишек", "chip") } { $n } или больше
        [ne] { TERM("фишек", "chip") } не { $n }
        [lt] { TERM("фишек", "chip") } меньше { $n }
        [gt] { TERM("фишек", "chip") } больше { $n }
       *[eq] { $n ->
            [0] { TERM("фишек", "chip") } нет
           *[other] { TERM("фишек", "chip") } { $n }
        }
    }

berserk-occasion-declared = нападает
berserk-occasion-hit = попадает
berserk-occasion-rolled = бросает кубик в атаке или защите
berserk-occasion-wounded = получает раны
berserk-occasion-healed = излечивается
berserk-occasion-died = погибает
berserk-occasion-relocated = перемещается
berserk-occasion-moved = двигается
berserk-occasion-tapped = закрывается
berserk-occasion-protected = становится { TERM("защитником", "protector") }
berserk-occasion-used = применяет { TERM("заклинание", "spell") } или воздействие

## Условия

berserk-compare = { $left } { $op ->
        [le] не больше, чем { $right }
        [ge] не меньше, чем { $right }
        [ne] — не { $right }
        [lt] меньше, чем { $right }
        [gt] больше, чем { $right }
       *[eq] — ровно { $right }
    }
berserk-if-exists = { $near ->
        [yes] { $not ->
            [yes] рядом нет { $of-gen }
           *[no] рядом стоит { $of }
        }
       *[no] { $not ->
            [yes] нет { $of-gen }
           *[no] есть { $of }
        }
    }
berserk-if-in-formation = эта карта { berserk-neg }стоит в строю
berserk-if-first = вы { berserk-neg }ходите первым
berserk-if-second = вы { berserk-neg }ходите вторым
berserk-if-deep = эта карта { berserk-neg }стоит на глубине
berserk-if-surface = эта карта { berserk-neg }стоит на поверхности
berserk-if-bodiless = эта карта { berserk-neg }бестелесна
berserk-if-turn = идёт { berserk-neg }{ $whose ->
        [mine] ваш ход
        [enemy] ход противника
       *[any] чей-либо ход
    }
berserk-if-rolled = результат броска — { berserk-neg }{ $rolls }
berserk-if-unwounded = { $not ->
        [yes] эта карта получила раны в этот ход
       *[no] эта карта не получила ран в этот ход
    }
berserk-if-fallen = эта карта { berserk-neg }погибла от атаки карты противника
berserk-rolls = { $open ->
        [yes] { $low } или больше
       *[no] { $low }–{ $high }
    }

## Сроки и ограничения

berserk-until-end-turn = { " " }до конца хода
berserk-until-end-my-turn = { " " }до конца вашего хода
berserk-until-end-enemy-turn = { " " }до конца хода противника
berserk-until-end-its-turn = { " " }до конца следующего хода своего игрока
berserk-until-end-my-next-turn = { " " }до конца вашего следующего хода
berserk-until-battle = { " " }до конца боя
berserk-until-while = , пока { $cond }
berserk-until-next = , пока карта не { $event }
berserk-until-uses = { " " }на { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    }
berserk-limit = { $n ->
        [1] один раз
        [2] дважды
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    } за { $per ->
        [battle] бой
        [my_turn] ваш ход
        [enemy_turn] ход противника
       *[turn] ход
    }{ $each ->
        [yes] { " " }для каждой цели
       *[no] { "" }
    }
berserk-strength-end = { $gender ->
        [f] { $case ->
            [nom] ая
            [acc] ую
            [many] ых
           *[other] ой
        }
        [n] { $case ->
            [nom] ое
            [acc] ое
            [gen] ого
            [dat] ому
            [ins] ым
            [prep] ом
           *[many] ых
        }
       *[m] { $case ->
            [nom] ый
            [acc] ый
            [gen] ого
            [dat] ому
            [ins] ым
            [prep] ом
           *[many] ых
        }
    }
berserk-strength-soft-end = { $gender ->
        [f] { $case ->
            [nom] яя
            [acc] юю
            [many] их
           *[other] ей
        }
        [n] { $case ->
            [nom] ее
            [acc] ее
            [gen] его
            [dat] ему
            [ins] им
            [prep] ем
           *[many] их
        }
       *[m] { $case ->
            [nom] ий
            [acc] ий
            [gen] его
            [dat] ему
            [ins] им
            [prep] ем
           *[many] их
        }
    }

berserk-strength-light = слаб{ berserk-strength-end }
berserk-strength-medium = средн{ berserk-strength-soft-end }
berserk-strength-strong = сильн{ berserk-strength-end }

berserk-realm-plains = Степи
    .of = Степей
berserk-realm-mountains = Горы
    .of = Гор
berserk-realm-forests = Леса
    .of = Лесов
berserk-realm-swamp = Болота
    .of = Болот
berserk-realm-fire = Огонь
    .of = Огня
berserk-realm-darkness = Тьма
    .of = Тьмы
berserk-realm-neutral = Нейтральные
    .of = нейтральной стихии

## События

berserk-by = { $by ->
        [none] карта
       *[other] { $by }
    }
berserk-by-gen = { $by-is ->
        [none] { "" }
        [self] { "" }
       *[other] { " " }{ $by-gen }
    }
berserk-at-dat = { $target ->
        [none] { "" }
       *[other] { " " }по { NI($target-dat) }
    }
berserk-at = { $target ->
        [none] { "" }
       *[other] { " " }по цели — { $target }
    }
berserk-with = { $attack ->
        [none] { "" }
       *[other] { " " }{ $attack-ins }
    }
berserk-card = { $card ->
        [none] карта
       *[other] { $card }
    }
berserk-card-gen = { $card-is ->
        [none] { " " }карты
        [self] { "" }
       *[other] { " " }{ $card-gen }
    }
berserk-cause = { $by ->
        [none] { "" }
       *[other] { " " }из-за { $by-gen }
    }
berserk-manner = { $attack ->
        [none] { $cause ->
            [none] { "" }
            [attack] { " " }от атаки
            [spell] { " " }от { TERM("заклинания", "spell") }
            [effect] { " " }от воздействия
           *[poison] { " " }от отравления
        }
       *[other] { " " }от { $attack-gen }
    }

berserk-event-battle-start = в начале боя
berserk-event-turn-before = до начала { $whose ->
        [mine] вашего хода
        [enemy] хода противника
       *[any] каждого хода
    }
berserk-event-turn-start = в начале { $whose ->
        [mine] вашего хода
        [enemy] хода противника
       *[any] каждого хода
    }
berserk-event-turn-end = в конце { $whose ->
        [mine] вашего хода
        [enemy] хода противника
       *[any] каждого хода
    }
berserk-event-declared = { $by ->
        [none] когда { $attack ->
            [none] объявлена атака
           *[other] объявлен{ $attack-gender ->
                [f] а
                [n] о
               *[m] { "" }
            } { $attack-nom }
        }
       *[other] когда { $by } объявляет { $attack ->
            [none] атаку
           *[other] { $attack-acc }
        }
    }{ berserk-at-dat }
berserk-roll-of = { $attack ->
        [none] { " " }в атаке или защите
       *[other] { " " }при { $attack-prep }
    }{ $target ->
        [none] { "" }
       *[other] { " " }против { NI($target-gen) }
    }
berserk-event-rolled = { $rolls ->
        [none] { $by-is ->
            [self] при броске кубика{ berserk-roll-of }
           *[other] когда { berserk-by } бросает кубик{ berserk-roll-of }
        }
       *[other] { $by-is ->
            [self] если{ berserk-roll-of } выпало { $rolls }
           *[other] когда { berserk-by } бросает кубик{ berserk-roll-of } и выпадает { $rolls }
        }
    }
berserk-blow-prep = { $strength ->
        [none] { "" }
       *[other] { $strength-prep }{ " " }
    }{ $attack ->
        [none] атаке
       *[other] { $attack-prep }
    }
berserk-event-hit = { $answer ->
        [yes] при ответном ударе{ berserk-by-gen }
       *[no] при { berserk-blow-prep }{ berserk-by-gen }
    }{ berserk-at-dat }
berserk-event-missed = { $by-is ->
        [none] когда { $attack ->
            [none] атака
           *[other] { $attack-nom }
        }{ berserk-at-dat } — промах
       *[other] при промахе{ berserk-with }{ berserk-by-gen }{ berserk-at-dat }
    }
berserk-event-fought = после сражения{ berserk-by-gen }{ $target ->
        [none] { "" }
       *[other] { " " }с { NI($target-ins) }
    }{ $exchange ->
        [yes] { " " }с разменом ударами
       *[no] { "" }
    }
berserk-event-attack-done = после { $attack ->
        [none] атаки
       *[other] { $attack-gen }
    }{ berserk-by-gen }{ berserk-at-dat }
berserk-event-protected = { $by-is ->
        [self] став { TERM("защитником", "protector") }
       *[other] когда { berserk-by } становится { TERM("защитником", "protector") }
    }{ $target ->
        [none] { "" }
       *[other] { " " }{ $target-gen }
    }
berserk-event-redirected = когда атаку{ $by ->
        [none] { "" }
       *[other] { " " }{ $by-gen }
    } перенаправляют{ $target ->
        [none] { "" }
       *[other] { " " }в { $target-acc }
    }
berserk-event-wounded = { $card-is ->
        [self] при получении ран
       *[other] когда { berserk-card } получает раны
    }{ berserk-manner }{ berserk-cause }
berserk-event-healed = { $card-is ->
        [self] при излечении
       *[other] когда { berserk-card } излечивается
    }{ berserk-cause }
berserk-event-died = { $by-is ->
        [self] уничтожив { $card ->
            [none] карту
           *[other] { $card-acc }
        }{ $attack ->
            [none] { "" }
           *[other] { " " }{ $attack-ins }
        }
       *[other] { $before ->
            [yes] перед гибелью
           *[no] при гибели
        }{ berserk-card-gen }{ berserk-manner }{ berserk-cause }
    }
berserk-event-left = { $card-is ->
        [self] покидая игру
       *[other] когда { berserk-card } покидает игру
    }
berserk-event-buried = { $card-is ->
        [self] попав на кладбище
       *[other] когда { berserk-card } попадает на кладбище
    }
berserk-event-relocated = при перемещении{ berserk-card-gen }{ berserk-cause }
berserk-event-moved = при движении{ berserk-card-gen }{ $comes ->
        [yes] { " " }на клетку рядом с этой картой
       *[no] { "" }
    }
berserk-event-jumped = при прыжке{ berserk-card-gen }
berserk-event-teleported = при телепортации{ berserk-card-gen }
berserk-event-dashed = при рывке{ berserk-card-gen }
berserk-event-dived = при погружении{ berserk-card-gen } на глубину
berserk-event-surfaced = при всплытии{ berserk-card-gen }
berserk-event-tapped = при закрытии{ berserk-card-gen }
berserk-event-opened = при открытии{ berserk-card-gen }
berserk-event-chips-gained = когда { berserk-card } получает { TERM("фишки", "chip") }
berserk-event-chips-lost = когда { berserk-card } теряет { TERM("фишки", "chip") }
berserk-event-lives-gained = когда { berserk-card } получает { TERM("дополнительные жизни", "lives") }
berserk-event-lives-lost = когда { berserk-card } теряет { TERM("дополнительные жизни", "lives") }
berserk-event-blessed = когда { berserk-card } получает благословение{ berserk-cause }
berserk-event-cursed = когда { berserk-card } получает проклятие{ berserk-cause }
berserk-event-poisoned = когда { berserk-card } получает отравление{ berserk-cause }
berserk-event-prophesied = когда { $whose ->
        [mine] вы пророчествуете
        [enemy] противник пророчествует
       *[any] кто-либо пророчествует
    }
berserk-event-incarnated = когда { berserk-card } инкарнирует
berserk-event-drained = когда { berserk-card } излечивается вампиризмом
berserk-event-scavenged = когда { berserk-card } пожирает труп
berserk-event-used = когда { berserk-card } применяет { $kind ->
        [spell] { TERM("заклинание", "spell") }
        [effect] воздействие
        [finish] добивание
        [magic] магическую способность
       *[valhalla] «Вальхаллу»
    }{ $but ->
        [none] { "" }
       *[other] { " " }(только не «{ $but }»)
    }
berserk-event-took-off = когда { berserk-card } взлетает
berserk-event-landed = когда { berserk-card } приземляется
berserk-event-summoned = когда { berserk-card } входит в игру
berserk-event-seated = когда { berserk-card } садится на хозяина{ $on ->
        [none] { "" }
       *[other] { " " }({ $on })
    }
berserk-event-marked = когда { berserk-card } получает маркер «{ $marker }»
berserk-event-unmarked = когда { berserk-card } теряет маркер «{ $marker }»
berserk-event-revealed = при вскрытии{ berserk-card-gen }

## Цена

berserk-chips = { $n-is ->
        [all] все { TERM("фишки", "chip") }
        [die] столько { TERM("фишек", "chip") }, сколько выпало
       *[other] { $n ->
            [one] { $n } { TERM("фишку", "chip") }
            [few] { $n } { TERM("фишки", "chip") }
           *[other] { $n } { TERM("фишек", "chip") }
        }{ $n-per }
    }
berserk-lives = { $n ->
        [one] { $n } { TERM("дополнительную жизнь", "lives") }
        [few] { $n } { TERM("дополнительные жизни", "lives") }
       *[other] { $n } { TERM("дополнительных жизней", "lives") }
    }{ $n-per }
berserk-wounds = { $n-is ->
        [die] столько ран, сколько выпало
       *[other] { $n ->
            [one] { $n } рану
            [few] { $n } раны
           *[other] { $n } ран
        }{ $n-per }
    }
berserk-by-n = на { $n-is ->
        [die] столько, сколько выпало
       *[other] { $n }{ $n-per }
    }
berserk-cost-tap = закрыться
berserk-cost-chips = потратить { berserk-chips }
berserk-cost-lives = потерять { berserk-lives }
berserk-cost-wound = получить { berserk-wounds }
berserk-cost-tap-card = закрыть { $what-acc }
berserk-cost-exile = изгнать { $what-acc }
berserk-cost-destroy = уничтожить { $what-acc }
berserk-cost-unmark = снять { $n ->
        [none] маркер «{ $with }»
        [one] { $n } маркер «{ $with }»
        [few] { $n } маркера «{ $with }»
       *[other] { $n } маркеров «{ $with }»
    }

## Действия

berserk-range = { $range ->
        [none] { "" }
       *[other] , дальность { $range }
    }
berserk-aim = { $to ->
        [none] { "" }
       *[other] { " " }по { NI($to-dat) }
    }
berserk-times = { $times ->
        [none] { "" }
        [2] { ", дважды" }
        [one] , { $times } раз
        [few] , { $times } раза
       *[other] , { $times } раз
    }
berserk-do-shot = { TERM("выстрел", "shot") } на { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-throw = { TERM("метание", "throw") } на { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-blast = { TERM("разряд", "blast") } на { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-row = { TERM("удар через ряд", "row") } на { $power }{ berserk-aim }{ berserk-times }
berserk-do-special = { TERM("особый удар", "special") } на { $power }{ berserk-aim }{ berserk-times }
berserk-do-magic = { TERM("магический удар", "magic") } на { $power }{ berserk-aim }{ berserk-times }
berserk-do-strike = нанести { TERM("простой удар", "strike") }{ berserk-aim }{ berserk-times }
berserk-do-fight = { $who } наносит { TERM("простой удар", "strike") } по { NI($with-dat) }{ $open ->
        [yes] , как по открытой карте
       *[no] { "" }
    }
berserk-do-finish = { TERM("добивание", "finish") } { $n }{ $to ->
        [none] { "" }
       *[other] : { $to }
    }
berserk-do-damage = { $to-is ->
        [self] получить { berserk-wounds }
        [theirs] ранить { berserk-by-n } { $to-acc }
       *[other] ранить { $to-acc } { berserk-by-n }
    }
berserk-do-heal = { $to-is ->
        [self] { TERM("излечиться", "heal") } { berserk-by-n }
        [theirs] { TERM("излечить", "heal") } { berserk-by-n } { $to-acc }
       *[other] { TERM("излечить", "heal") } { $to-acc } { berserk-by-n }
    }
berserk-do-restore = { $to-is ->
        [self] полностью { TERM("излечиться", "heal") }
       *[other] полностью { TERM("излечить", "heal") } { $to-acc }
    }
berserk-do-lives = { $to-is ->
        [self] получить { berserk-lives }
       *[other] дать { $to-dat } { berserk-lives }
    }
berserk-do-lose-lives = { $to-is ->
        [self] потерять { berserk-lives }
       *[other] { $to } { $to-number ->
            [many] теряют
           *[one] теряет
        } { berserk-lives }
    }
berserk-do-redistribute = перераспределить до { $n ->
        [one] { $n } раны
       *[other] { $n } ран
    } с { $from-gen }, получатели — { $to }
berserk-do-poison = { $to-is ->
        [self] получить { TERM("отравление", "poison") } { $n }
        [theirs] { TERM("отравить", "poison") } на { $n } { $to-acc }
       *[other] { TERM("отравить", "poison") } { $to-acc } на { $n }
    }
berserk-do-bless = { TERM("благословить", "bless") } { $to-acc }
berserk-do-curse = { TERM("проклясть", "curse") } { $to-acc }
berserk-do-cleanse = { $to-is ->
        [self] избавиться от { $of ->
            [poison] отравления
            [curse] проклятия
           *[blessing] благословения
        }
        [it] снять с { NI($to-gen) } { $of ->
            [poison] отравление
            [curse] проклятие
           *[blessing] благословение
        }
       *[other] снять { $of ->
            [poison] отравление
            [curse] проклятие
           *[blessing] благословение
        } с { $to-gen }
    }
berserk-do-chips = { $to-is ->
        [self] получить { berserk-chips }
       *[other] дать { $to-dat } { berserk-chips }
    }
berserk-do-lose-chips = { $to-is ->
        [self] потерять { berserk-chips }
       *[other] снять с { NI($to-gen) } { berserk-chips }
    }
berserk-do-move-chips = перенести { berserk-chips } с { NI($from-gen) } на { NI($to-acc) }
berserk-do-mark = { $what-is ->
        [self] получить маркер «{ $with }»
        [it] положить на { NI($what-acc) } маркер «{ $with }»
       *[other] положить маркер «{ $with }» на { $what-acc }
    }{ $until ->
        [none] { "" }
       *[other] { $until }
    }
berserk-do-unmark = { $what-is ->
        [none] снять все маркеры «{ $with }»
        [self] снять маркер «{ $with }»
        [it] снять с { NI($what-gen) } маркер «{ $with }»
       *[other] снять маркер «{ $with }» с { $what-gen }
    }
berserk-do-fling = бросить эту карту противнику; он обязан взять её в отряд, заплатить её стоимость и поставить её на своей половине
berserk-do-cast = { $by-is ->
        [self] бросить кубик{ $again ->
            [yes] { " " }ещё раз
           *[no] { "" }
        }
       *[other] { $by } бросает кубик
    }
berserk-do-tap = { $to-is ->
        [self] закрыться
       *[other] закрыть { $to-acc }
    }
berserk-do-open = { $to-is ->
        [self] открыться
       *[other] открыть { $to-acc }
    }
berserk-do-stun = { $to-is ->
        [self] не открываться в начале своего следующего хода
       *[other] { $to } не { $to-number ->
            [many] открываются
           *[one] открывается
        } в начале своего следующего хода
    }
berserk-do-restore-armor = { $to-is ->
        [self] восстановить броню
       *[other] восстановить броню { $to-gen }
    }
berserk-do-give = { $to-is ->
        [self] { $mod }{ $until }
       *[other] { $to } { $mod }{ $until }
    }
berserk-do-copy = { $to-is ->
        [self] получить
       *[other] { $to } { $to-number ->
            [many] получают
           *[one] получает
        }
    } { $from-is ->
        [it] { $from-gen } особенности
       *[other] особенности { $from-gen }
    }{ $until }{ $on ->
        [none] { "" }
       *[other] { " " }для случая, когда карта { $on }
    }
berserk-do-control = получить контроль над { $to-ins }{ $until }
berserk-do-relocate = { $what-is ->
        [self] переместиться на { NI($to-acc) }
       *[other] переместить { $what-acc } на { NI($to-acc) }
    }
berserk-up-to-cells = { $n ->
        [1] не более чем на { $n } клетку
        [one] на расстояние до { $n } клетки
       *[other] на расстояние до { $n } клеток
    }
berserk-do-step = { $what-is ->
        [self] передвинуться { berserk-up-to-cells }
       *[other] передвинуть { $what-acc } { berserk-up-to-cells }
    }
berserk-do-swap = { $what-is ->
        [self] поменяться местами с { NI($with-ins) }
       *[other] поменять местами { $what-acc } и { $with-acc }
    }
berserk-do-take-off = { $to-is ->
        [self] взлететь{ $until }
       *[other] { $to } { $to-number ->
            [many] летают
           *[one] летает
        }{ $until }
    }
berserk-do-land = { $to-is ->
        [self] приземлиться
       *[other] { $to } { $to-number ->
            [many] приземляются
           *[one] приземляется
        }
    }{ $at ->
        [none] { "" }
       *[other] { " " }на { NI($at-acc) }
    }
berserk-do-seat = { $what-is ->
        [self] сесть на { NI($on-acc) }
       *[other] посадить { $what-acc } на { NI($on-acc) }
    }
berserk-do-destroy = { TERM("уничтожить", "destroy") } { $to-acc }
berserk-do-exile = { TERM("изгнать", "exile") } { $to-acc }
berserk-do-summon = { $zone ->
        [grave] { TERM("возродить", "resurrect") }
        [deck] { TERM("вызвать", "summon") }
       *[other] ввести в бой
    }{ $tapped ->
        [yes] { " " }{ $what-gender ->
            [f] закрытой
           *[other] закрытым
        }
       *[no] { "" }
    }{ $wounds ->
        [none] { "" }
        [one] { " " }с { $wounds } раной
       *[other] { " " }с { $wounds } ранами
    } { $what-acc }{ $at ->
        [none] { "" }
       *[other] { " " }на { NI($at-acc) }
    }
berserk-do-bury = положить { $what-acc } на кладбище
berserk-do-to-deck = положить { $what-acc } { $end ->
        [top] на верх колоды
        [bottom] под колоду
       *[shuffled] в колоду и перетасовать её
    }
berserk-do-reveal = вскрыть { $what-acc }
berserk-do-look = посмотреть { $n ->
        [one] { $n } верхнюю карту
        [few] { $n } верхние карты
       *[other] { $n } верхних карт
    } вашей колоды
berserk-do-prophecy = { TERM("пророчество", "prophecy") } { $n }; за { $card-acc } { $do }
berserk-do-reroll = перебросить этот кубик
berserk-do-roll-add = { $n-signed } к этому броску
berserk-do-roll-set = на этом кубике { $n }
berserk-do-strength-set = эта атака — { $strength ->
        [light] слабая
        [medium] средняя
       *[strong] сильная
    }
berserk-outcome-attacker = { $attacker ->
        [miss] промах
        [light] слабый удар
        [medium] средний удар
       *[strong] сильный удар
    }
berserk-outcome-defender = { $defender ->
        [miss] промах
        [light] слабый удар
        [medium] средний удар
       *[strong] сильный удар
    }
berserk-do-outcome = результат сражения: у нападающего { berserk-outcome-attacker }, у отражающего { berserk-outcome-defender }
berserk-do-cancel = отменить это действие
berserk-do-block = блокировать эту атаку
berserk-do-redirect = перенаправить эту атаку в { $to-acc }
berserk-do-protect = { $by-is ->
        [self] стать { TERM("защитником", "protector") }
       *[other] { $by } { $by-number ->
            [many] становятся { TERM("защитниками", "protector") }
           *[one] становится { TERM("защитником", "protector") }
        }
    }
berserk-do-prevent = предотвратить { $n ->
        [one] { $n } из этих ран
       *[other] { $n } из этих ран
    }
berserk-do-shield = предотвратить { $n ->
        [one] { $n } следующую рану
        [few] { $n } следующие раны
       *[other] { $n } следующих ран
    }{ $to-is ->
        [self] { "" }
       *[other] { " " }у { NI($to-gen) }
    }{ $until }
berserk-do-replace = величина становится равной { $n }
berserk-do-proceed = это всё же происходит
berserk-do-extra-turn = сделать ещё один ход после этого
berserk-do-win = вы побеждаете в бою
berserk-else = { $else ->
        [none] { "" }
       *[other] , { $else-is ->
            [if] иначе, { $else }
           *[other] иначе { $else }
        }
    }
berserk-do-may = можно { $do }{ berserk-else }
berserk-do-if = если { $cond }, { $do }{ berserk-else }
berserk-do-choose = { $by ->
        [opponent] по выбору противника
       *[you] на выбор
    }{ $spell ->
        [yes] :
       *[no] { " " }—
    } { $of }
berserk-do-each = для { $of-each-gen }{ $called } { $do }
berserk-do-repeat = { $n ->
        [2] дважды
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    } { $do }
berserk-do-pay = можно { $cost }, чтобы { $do }{ berserk-else }
berserk-do-let = выбрать { $card-acc }{ $called }
berserk-do-later = позже, { $on }, один раз — { $do }
berserk-do-sneak = { TERM("подлость", "sneak") } { $n }; { $do }
berserk-do-show = показать эту карту
berserk-do-hire = взять в отряд { $what-acc } за полную стоимость
berserk-do-ban = нельзя брать в отряд { $what-acc }
berserk-do-gold = { $n ->
        [1] получить 1 золотой кристалл для набора
       *[other] { $n-signed } к золотым кристаллам для набора
    }
berserk-do-silver = { $n ->
        [1] получить 1 серебряный кристалл для набора
       *[other] { $n-signed } к серебряным кристаллам для набора
    }
berserk-do-discount = { $what } при наборе стоят на { $n } меньше
berserk-do-redeal = одна пересдача бесплатна
berserk-do-place = эту карту можно поставить на { $at-acc }
berserk-do-rearrange = переставить до { $n ->
        [one] { $n } вашей карты
       *[other] { $n } ваших карт
    } на другие клетки вашей половины
berserk-hook-five-digits = в начале боя эта карта по очереди бросает кубик для каждого из пяти параметров и прибавляет: к жизни — всё число, к движению — половину с округлением вверх, к простому удару, к броску кубика в атаке и к броску кубика в защите — половину с округлением вниз; один из пяти кубиков можно перебросить
berserk-hook-dice-bank = можно прибавить к броскам ваших карт в сумме до { $n }{ $until }

## Изменения: что получает карта

berserk-gets = { $bare ->
        [no] { $number ->
            [many] получают{ " " }
           *[one] получает{ " " }
        }
       *[other] { "" }
    }
berserk-has = { $number ->
        [many] имеют
       *[one] имеет
    }
berserk-taken-from = { $from ->
        [none] { "" }
       *[other] { " " }{ $from-gen }
    }
berserk-for-attacks = { $attack ->
        [none] { "" }
       *[other] { " " }для { $attack-many }
    }
berserk-mod-power = { berserk-gets }{ $n-signed } к { $attack-is ->
        [any] любым атакам
       *[other] { $attack-dat }
    }{ $n-per }
berserk-mod-take = { berserk-gets }{ $by-signed } от { $attack-many }{ berserk-taken-from }{ $by-per }
berserk-mod-roll = { berserk-gets }{ $n-signed } к броску кубика{ $when ->
        [attacking] , если { $number ->
            [many] атакуют
           *[one] атакует
        }{ $attack ->
            [none] { "" }
           *[other] { " " }{ $attack-ins }
        }
        [defending] , если { $number ->
            [many] защищаются
           *[one] защищается
        }{ $attack ->
            [none] { "" }
           *[other] { " " }от { $attack-gen }
        }
       *[other] { berserk-for-attacks }
    }
berserk-mod-roll-is = всегда { $number ->
        [many] выбрасывают
       *[one] выбрасывает
    } { $n }{ berserk-for-attacks }
berserk-mod-dice = { $number ->
        [many] бросают
       *[one] бросает
    } { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[other] { $n } кубиков
    } и { $number ->
        [many] выбирают
       *[one] выбирает
    } лучший{ berserk-for-attacks }
berserk-mod-weaken = { $number ->
        [many] получают
       *[one] получает
    } от { $attack-many }{ berserk-taken-from } не больше, чем от { $to ->
        [light] слабых
        [medium] средних
       *[strong] сильных
    }
berserk-mod-cap = { $bare ->
        [yes] { $attack-nom } наносит этой карте не больше { $n ->
            [one] { $n } раны
           *[other] { $n } ран
        }
       *[other] { berserk-gets }не больше { $n ->
            [one] { $n } раны
           *[other] { $n } ран
        } от { $attack-gen }{ berserk-taken-from }
    }
berserk-mod-range = { berserk-gets }{ $n-signed } к дальности{ $attack ->
        [none] { "" }
       *[other] { " " }{ $attack-many }
    }
berserk-mod-move = { berserk-gets }{ $n-signed } к движению{ $n-per }
berserk-mod-life = { berserk-gets }{ $n-signed } к жизни{ $n-per }
berserk-mod-kw = { $bare ->
        [yes] { $kw }
       *[other] { berserk-gets }{ $kw-acc }
    }
berserk-mod-more = { berserk-gets }{ $n-signed } к особенности «{ $kw }»
berserk-mod-lose = { $number ->
        [many] теряют
       *[one] теряет
    } особенность «{ $kw }»
berserk-mod-iconless = { $number ->
        [many] теряют все значки
       *[one] теряет все значки
    }
berserk-mod-silent = { $number ->
        [many] теряют
       *[one] теряет
    } все напечатанные особенности
berserk-mod-ability = { berserk-has } особенность «{ $of }»
berserk-mod-ignore = при атаке { $number ->
        [many] игнорируют
       *[one] игнорирует
    } особенность «{ $kw }»
berserk-mod-class = { $number ->
        [many] относятся
       *[one] относится
    } к классу «{ $is }»
berserk-mod-unclass = больше не { $number ->
        [many] относятся
       *[one] относится
    } к классу «{ $is }»
berserk-mod-realm = { $number ->
        [many] относятся
       *[one] относится
    } к стихии { $is }
berserk-mod-type = { $number ->
        [many] становятся
       *[one] становится
    } { $is ->
        [ground] наземным существом
        [flyer] летающим существом
        [artifact] артефактом
        [terrain] местностью
        [companion] компаньоном
       *[parasite] паразитом
    }
berserk-mod-times = { $number ->
        [many] могут
       *[one] может
    } наносить { $attack-acc } { $n ->
        [2] дважды
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    } за ход
berserk-mod-no-tap = не { $number ->
        [many] закрываются
       *[one] закрывается
    }{ $after ->
        [attack] { " " }после атаки
        [strike] { " " }после простого удара
       *[protecting] , став { TERM("защитником", "protector") }
    }
berserk-can = { $number ->
        [many] могут
       *[one] может
    }
berserk-mod-reach = { berserk-can } { $how ->
        [flyers] наносить простые удары летающим существам
        [diagonal] наносить удары через ряд по диагонали
       *[anywhere] наносить простые удары любым картам
    }
berserk-mod-guard = { $number ->
        [many] закрытыми отражают простые удары как открытые карты
       *[one] закрытой отражает простые удары как открытая карта
    }
berserk-rule-who = { berserk-rule-if }{ $who-is ->
        [self] { "" }
       *[other] { $who }{ " " }
    }
berserk-mod-prophecy = { berserk-gets }{ $n-signed } к пророчеству
berserk-mod-fury = { berserk-gets }{ $n-signed } к бешенству

## Правила

berserk-rule-if = { $if ->
        [none] { "" }
       *[other] пока { $if },{ " " }
    }
berserk-rule-except = { $except ->
        [none] { "" }
       *[other] , кроме { $except-gen }
    }
berserk-who-can = { $who-number ->
        [many] могут
       *[one] может
    }
berserk-rule-forbid = { berserk-rule-who }не { berserk-who-can } { $deed }{ berserk-rule-except }
berserk-rule-only = { berserk-rule-who }{ berserk-who-can } только { $deed }{ berserk-rule-except }
berserk-rule-must = { berserk-rule-if }{ $who-is ->
        [self] эта карта обязана
       *[other] { $who } { $who-number ->
            [many] обязаны
           *[one] { $who-gender ->
                [f] обязана
                [n] обязано
               *[m] обязан
            }
        }
    } { $deed }, если { berserk-who-can }{ berserk-rule-except }
berserk-rule-may-also = { berserk-rule-who }также { berserk-who-can } { $deed }{ berserk-rule-except }
berserk-deed-move = двигаться
berserk-deed-enter = двигаться на { $what-acc }
berserk-deed-attack = атаковать{ $target ->
        [none] { "" }
       *[other] { " " }{ $target-acc }
    }{ berserk-with }
berserk-deed-act = действовать
berserk-deed-use = применять { $kind ->
        [spell] { TERM("заклинания", "spell") }
        [effect] воздействия
        [finish] добивание
        [magic] магические способности
       *[valhalla] «Вальхаллу»
    }
berserk-deed-protect = быть { TERM("защитником", "protector") }{ $target ->
        [none] { "" }
       *[other] { " " }для { $target-gen }
    }
berserk-deed-open = открываться в начале хода
berserk-deed-be-attacked = { $active ->
        [yes] атаковать { $whom-acc }{ $attack-is ->
            [any] { "" }
           *[other] { berserk-with }
        }
       *[no] становиться целью { $attack ->
            [none] атак
           *[other] { $attack-many }
        }
    }
berserk-deed-be-chosen = { $active ->
        [yes] выбирать { $whom-acc } целью { $kind ->
            [spell] { TERM("заклинаний", "spell") }
           *[effect] воздействий
        }
       *[no] становиться целью { $kind ->
            [spell] { TERM("заклинаний", "spell") }
           *[effect] воздействий
        }
    }
berserk-deed-be-healed = излечиваться
berserk-deed-be-poisoned = получать отравление
berserk-deed-relocate = { $active ->
        [yes] переместить { $whom-acc }
       *[no] перемещаться
    }
berserk-deed-take-off = взлетать
berserk-deed-host = носить { TERM("симбиота", "symbiote") }
berserk-deed-gain-chips = получать { TERM("фишки", "chip") }

## Предложения

berserk-static = { $who-is ->
        [self] { $if ->
            [none] { $mods }
           *[other] { $past ->
                [yes] если
               *[no] пока
            } { $if }: { $mods }
        }
       *[other] { $if ->
            [none] { $who } { $mods }
           *[other] { $past ->
                [yes] если
               *[no] пока
            } { $if }, { $who } { $mods }
        }
    }
berserk-named-spell = { $name ->
        [none] { "" }
       *[other] { " " }«{ $name }»
    }
berserk-spell = { $type ->
        [spell] { TERM("заклинание", "spell") }{ berserk-named-spell }{ $range ->
            [none] { "" }
           *[other] , дальность { $range }
        } —{ " " }
       *[effect] { "" }
    }
berserk-limited = { $limit ->
        [none] { "" }
       *[other] { " " }({ $limit })
    }
berserk-act = { $instant ->
        [yes] { TERM("внезапно", "instant") }{ $pay ->
            [none] { "" }
           *[other] , { $pay }
        }{ $if ->
            [none] { "" }
           *[other] , если { $if }
        }: { $window ->
            [none] { "" }
           *[other] { $window },{ " " }
        }{ berserk-spell }{ $do }{ berserk-limited }
       *[no] { $if ->
            [none] { "" }
           *[other] если { $if },{ " " }
        }{ $pay ->
            [none] можно{ berserk-limited }: { berserk-spell }{ $do }
           *[other] { $pay }: { berserk-spell }{ $do }{ berserk-limited }
        }
    }
berserk-may = { $may ->
        [yes] можно{ " " }
       *[no] { "" }
    }
berserk-on = { $zone ->
        [grave] пока эта карта на кладбище,{ " " }
       *[play] { "" }
    }{ $when }{ $if ->
        [none] { "" }
       *[other] , если { $if }
    }: { berserk-may }{ $do }{ berserk-limited }
berserk-instead = { $when }{ $if ->
        [none] { "" }
       *[other] , если { $if }
    }{ $before ->
        [yes] { "" }
       *[no] , вместо этого
    }: { berserk-may }{ $do ->
        [none] ничего
       *[other] { $do }
    }{ berserk-limited }
berserk-headed = { $head ->
        [yes] , { $text }
       *[no] : { $text }
    }
berserk-setup = { $stage ->
        [deal] после раздачи
        [recruit] при наборе отряда
       *[deploy] после расстановки
    }{ $if ->
        [none] { "" }
       *[other] , если { $if }
    }: { berserk-may }{ $do }
berserk-label-concentration = { TERM("концентрация", "concentration") }: { berserk-may }{ $do }{ berserk-limited }
berserk-label-fury = { TERM("бешенство", "fury") } { $n }: { berserk-may }{ $do }{ berserk-limited }
berserk-label-valhalla = { TERM("Вальхалла", "valhalla") }: { $do }{ berserk-limited }
berserk-gate-in-formation = { TERM("строй", "formation") }: { $text }
berserk-gate-first = если вы ходите первым{ berserk-headed }
berserk-gate-second = если вы ходите вторым{ berserk-headed }
berserk-gate-deep = на глубине{ berserk-headed }
berserk-gate-surface = на поверхности{ berserk-headed }
berserk-gate-bodiless = { TERM("бестелесность", "incorporeal") }: { $text }

## Особенности и глоссарий

berserk-kw-armor = { $case ->
        [acc] броню
       *[nom] броня
    } { $n }
    .name = броня
    .text = Каждый ход эта карта не получает { $n ->
            [one] первую рану
            [few] первые { $n } раны
           *[other] первые { $n } ран
        } от немагических атак.
berserk-kw-regen = { $case ->
        [acc] регенерацию
       *[nom] регенерация
    } { $n }
    .name = регенерация
    .text = В начале своего хода карта излечивает { $n ->
            [one] { $n } рану
            [few] { $n } раны
           *[other] { $n } ран
        }.
berserk-kw-attack = опыт в атаке { $n }
    .name = опыт в атаке
    .text = +{ $n } к броску кубика, когда карта атакует простым ударом.
berserk-kw-defence = опыт в защите { $n }
    .name = опыт в защите
    .text = +{ $n } к броску кубика, когда открытая карта отражает простой удар.
berserk-kw-marksman = опыт в стрельбе { $n }
    .name = опыт в стрельбе
    .text = +{ $n } к броску кубика при выстрелах этой карты.
berserk-kw-aimed = направленный удар
    .name = направленный удар
    .text = Против простого удара этой карты нельзя назначить защитника.
berserk-kw-unanswered = безответный удар
    .name = безответный удар
    .text = Простой удар этой карты — направленный, и кубик бросает только она, как против закрытой карты.
berserk-kw-steadfast = стойкость
    .name = стойкость
    .text = Воздействия противника не ранят и не уничтожают эту карту.
berserk-kw-clumsy = неповоротливость
    .name = неповоротливость
    .text = −1 к броску кубика при простых ударах этой карты.
berserk-kw-vampirism = вампиризм
    .name = вампиризм
    .text = Простой удар излечивает эту карту на столько ран, сколько она нанесла существу; излишек становится дополнительными жизнями.
berserk-kw-max-life = максимум жизней { $n }
    .name = максимум жизней
    .text = Жизней у этой карты, вместе с дополнительными, не бывает больше { $n }.
berserk-kw-scavenger = трупоедство
    .name = трупоедство
    .text = Когда эта карта уничтожает стоящее рядом существо противника или любое существо противника ближней атакой, то существо изгоняется, а эта карта полностью излечивается и теряет отравление.
berserk-kw-scale = { $case ->
        [acc] чешую
       *[nom] чешуя
    }
    .name = чешуя
    .text = Пока на этой карте 5 ран или больше, ранить её могут только простые удары.
berserk-kw-incorporeal = бестелесность
    .name = бестелесность
    .text = Карта может проходить по занятым клеткам, но изгоняется, если вынуждена на такой остаться. Её нельзя отравить или излечить, а вместо гибели она изгоняется.
berserk-kw-formation = строй
    .name = строй
    .text = Карта участвует в строю ваших карт, стоящих рядом не по диагонали.
berserk-kw-jump = прыжок, дальность { $n }
    .name = прыжок
    .text = Карта тратит всё движение и перемещается на любую свободную клетку в пределах { $n ->
            [one] { $n } клетки
           *[other] { $n } клеток
        }. Считается движением; нельзя, если карта в этот ход уже двигалась.
berserk-kw-teleport = { $case ->
        [acc] телепортацию
       *[nom] телепортация
    }
    .name = телепортация
    .text = Карта тратит всё движение и перемещается на любую свободную клетку. Считается движением; нельзя, если карта в этот ход уже двигалась.
berserk-kw-dash = рывок
    .name = рывок
    .text = Раз за ход, нападая, карта может переместиться на соседнюю свободную клетку не по диагонали.
berserk-kw-incarnation = { $case ->
        [acc] инкарнацию
       *[nom] инкарнация
    } { $n }
    .name = инкарнация
    .text = На кладбище карта получает жетон в начале каждого вашего хода. Набрав { $n ->
            [one] { $n } жетон
            [few] { $n } жетона
           *[other] { $n } жетонов
        }, она возвращается закрытой в ваш третий ряд, один раз за бой.
berserk-kw-horde = { $case ->
        [acc] орду
       *[nom] орда
    }
    .name = орда
    .text = В колоде может быть пять таких карт.
berserk-kw-protect = { $case ->
        [acc] защиту
       *[nom] защита
    } от { $what }
    .name = защита
    .text = Карта не получает никаких последствий от { $what }.
berserk-protection-shots = выстрелов
berserk-protection-throws = метаний
berserk-protection-blasts = разрядов
berserk-protection-spells = заклинаний
berserk-protection-magic = магии
berserk-protection-magic-strikes = магических ударов
berserk-protection-special-strikes = особых ударов
berserk-protection-flyers = атак летающих
berserk-protection-poison = отравления

berserk-term-strike = Простой удар
    .text = Ближняя атака стоящей рядом карты с числами, указанными на карте; удар может принять защитник.
berserk-term-special = Особый удар
    .text = Немагическая ближняя атака стоящей рядом карты по обычному броску; защитника назначить нельзя.
berserk-term-magic = Магический удар
    .text = Магическая ближняя атака стоящей рядом карты по обычному броску; защитника назначить нельзя.
berserk-term-shot = Выстрел
    .text = Немагическая дальняя атака по обычному броску; не по стоящей рядом карте.
berserk-term-throw = Метание
    .text = Немагическая дальняя атака по обычному броску; не по стоящей рядом карте. Защита от выстрелов не помогает.
berserk-term-blast = Разряд
    .text = Магическая дальняя атака по обычному броску; не по стоящей рядом карте.
berserk-term-row = Удар через ряд
    .text = Немагическая дальняя атака карты ровно через одну клетку по прямой; на этой клетке не должно быть карты противника.
berserk-term-spell = Заклинание
    .text = Магическая способность, которая не является атакой.
berserk-term-effect = Воздействие
    .text = Немагическая способность, которая не является атакой, а также любая способность без указанного типа.
berserk-term-instant = Внезапное действие
    .text = Применяется в ход любого игрока: после своего действия или в ответ на действие противника. Объявленное последним выполняется первым.
berserk-term-poison = Отравление
    .text = В начале своего хода существо получает столько ран. Из двух отравлений действует сильнейшее.
berserk-term-bless = Благословение
    .text = +1 ко всем броскам карты.
berserk-term-curse = Проклятие
    .text = −1 ко всем броскам карты.
berserk-term-chip = Фишка
    .text = Ею платят за способности. Карта с такой способностью может закрыться и получить фишку.
berserk-term-finish = Добивание
    .text = Уничтожить стоящее рядом существо, не бестелесное и не симбиота, у которого осталось столько жизней или меньше.
berserk-term-formation = Строй
    .text = Действует, пока карта стоит рядом, не по диагонали, с другой вашей картой со строем.
berserk-term-concentration = Концентрация
    .text = В конце хода противника, если за этот ход карта не получила ран.
berserk-term-fury = Бешенство
    .text = Когда карта нападает в ваш ход и на её кубике выпадает столько или меньше.
berserk-term-valhalla = Вальхалла
    .text = Можно применить в начале каждого вашего хода, пока карта лежит на кладбище, погибнув от атаки карты противника.
berserk-term-prophecy = Пророчество
    .text = Покажите столько верхних карт своей колоды, выполните текст и положите их под колоду.
berserk-term-sneak = Подлость
    .text = Можно ранить на столько ваше стоящее рядом существо; если раните, выполните текст.
berserk-term-depth = Глубина
    .text = Клетки, которые считаются глубиной; способность действует, пока карта стоит на такой клетке.

## Замечания проверки

berserk-lint-no-such-attack = { $card }, строка { $line }: «{ $text }» ждёт атаки, которой у этой карты нет
berserk-lint-no-such-move = { $card }, строка { $line }: «{ $text }» ждёт того, чего эта карта не умеет ({ $word })
berserk-lint-out-of-reach = { $card }, строка { $line }: дальность { $n } ни до кого не достаёт: дальние атаки не бьют по стоящим рядом
berserk-lint-unused-marker = { $card }: маркер «{ $marker }» объявлен, но нигде не кладётся
berserk-lint-no-vampirism = { $card }: максимум жизней важен только при вампиризме или дополнительных жизнях
berserk-lint-never-true = { $card }, строка { $line }: условие «{ $text }» никогда не выполняется
berserk-lint-cannot-tap = { $card }, строка { $line }: карту, уже закрытую ценой, нельзя закрыть ещё раз
berserk-lint-price = { $card } стоит { $cost }, а её величины — примерно { $budget }
