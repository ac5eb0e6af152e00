### Общее для всех игр и всех лиц «Хольмганга».

list-none = нет
pair = { $name }: { $text }
list-words = { $head }, { $tail }
list-numbers = { $head } + { $tail }
list-and = { $head } и { $tail }

## Игроки-программы

bot-random = Случайный бот
    .text = играет что угодно в рамках правил
bot-greedy = Жадный бот
    .text = берёт то, что выглядит лучшим прямо сейчас, как нетерпеливый игрок
bot-ismcts = Бот-поисковик
    .text = разыгрывает варианты будущего и выбирает то, что чаще приводит к успеху
bot-misses = { $bot }, не замечает { $missed } %

## Как закончилась партия

ending-played = доиграна до конца
ending-resigned = игрок сдался
ending-clock = у игрока кончилось время
ending-agreed = ничья по соглашению
ending-open = не закончена

result-win =
    { $who ->
        [you] Вы победили!
       *[other] Победитель: { $seat }.
    }
result-draw = Ничья.
result-shared = Победу разделили: { $names }.
result-lost = Партия проиграна.

chance = жребий

# Чего стоила ошибка: в мерах игры или в долях победы.
cost-pieces = Это обошлось вам примерно в { $pieces }.
cost-win = Это обошлось вам примерно в { $share } % победы.
